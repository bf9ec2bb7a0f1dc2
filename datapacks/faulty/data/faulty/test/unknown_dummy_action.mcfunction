# @dummy
dummy @s dance

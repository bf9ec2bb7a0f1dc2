# A command of the game that is not simulated is unsupported; no command at all is an error.
execute as @e run say hi
kill
publish
compute 1
setblok 0 0 0 stone
Say hi

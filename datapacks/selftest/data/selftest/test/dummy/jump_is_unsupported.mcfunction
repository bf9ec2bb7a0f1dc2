# @template selftest:floor
# @dummy ~1 ~1 ~1
dummy @s jump

# In the air nobody jumps.
# https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1 ~1 ~1
await delay 2t
dummy @s jump
await delay 2t
assert not run dummy @s jump

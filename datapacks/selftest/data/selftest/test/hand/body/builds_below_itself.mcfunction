# Who jumps sets a block where it stood.
# https://minecraft.wiki/w/Placing
# @template selftest:floor
# @skyaccess
# @dummy ~1 ~1 ~1
give @s stone
assert not run dummy @s use block ~1 ~ ~1 up
dummy @s jump
await delay 5t
dummy @s use block ~1 ~ ~1 up
assert block ~1 ~1 ~1 stone

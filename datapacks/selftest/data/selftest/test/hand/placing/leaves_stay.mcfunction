# Leaves set by hand do not decay.
# https://minecraft.wiki/w/Leaves
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s oak_leaves
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 oak_leaves[persistent=true,distance=7]

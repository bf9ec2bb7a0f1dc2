# Leaves count the way to the next log.
# https://minecraft.wiki/w/Leaves
# @template selftest:floor
fill ~1 ~1 ~2 ~4 ~1 ~2 oak_leaves
setblock ~ ~1 ~2 oak_log
await delay 4t
assert block ~1 ~1 ~2 oak_leaves[distance=1]
assert block ~4 ~1 ~2 oak_leaves[distance=4]

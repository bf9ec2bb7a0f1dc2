# Leaves that somebody placed never decay.
# https://minecraft.wiki/w/Leaves
# @template selftest:floor
# @environment selftest:nature/fast_growth
# @max_ticks 100
setblock ~2 ~1 ~2 oak_leaves[distance=7,persistent=true]
await delay 60t
assert block ~2 ~1 ~2 oak_leaves

# 20 ticks after soul sand came under still water a column of bubbles rises.
# https://minecraft.wiki/w/Bubble_Column
# @template selftest:floor
# @max_ticks 40
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~1 ~1 ~2 glass
setblock ~3 ~1 ~2 glass
setblock ~2 ~1 ~2 water
setblock ~2 ~ ~2 soul_sand
await delay 19t
assert block ~2 ~1 ~2 water
await delay 1t
assert block ~2 ~1 ~2 bubble_column[drag=false]

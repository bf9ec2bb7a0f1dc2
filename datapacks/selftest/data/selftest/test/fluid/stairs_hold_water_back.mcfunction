# Water leaves waterlogged stairs at their open side only.
# https://minecraft.wiki/w/Waterlogging
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~2 ~1 ~2 oak_stairs[facing=east,waterlogged=true]
setblock ~2 ~2 ~2 stone
setblock ~2 ~2 ~2 air
await delay 5t
assert block ~1 ~1 ~2 water[level=1]
assert block ~3 ~1 ~2 air

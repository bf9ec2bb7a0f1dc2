# Water beside flowing lava makes cobblestone.
# https://minecraft.wiki/w/Lava
# @template selftest:floor
# @max_ticks 60
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~ ~1 ~2 lava
await delay 30t
setblock ~2 ~1 ~2 water
assert block ~1 ~1 ~2 cobblestone

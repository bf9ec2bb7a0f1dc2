# Water beside a source of lava makes obsidian at once.
# https://minecraft.wiki/w/Lava
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~2 ~1 ~2 lava
setblock ~1 ~1 ~2 water
assert block ~2 ~1 ~2 obsidian

# Between two sources over something solid a third one forms.
# https://minecraft.wiki/w/Water
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~ ~1 ~2 water
setblock ~2 ~1 ~2 water
await delay 5t
assert block ~1 ~1 ~2 water[level=0]

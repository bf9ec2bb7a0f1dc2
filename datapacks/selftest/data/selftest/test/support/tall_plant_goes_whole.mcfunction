# Either half of a sunflower takes the other with it.
# https://minecraft.wiki/w/Sunflower
# @template selftest:floor
setblock ~2 ~ ~2 dirt
setblock ~2 ~1 ~2 sunflower[half=lower]
setblock ~2 ~2 ~2 sunflower[half=upper]
setblock ~2 ~2 ~2 air
assert block ~2 ~1 ~2 air

# A source fills it.
# https://minecraft.wiki/w/Bucket
# @template selftest:floor
# @dummy ~1 ~1 ~1
fill ~1 ~1 ~ ~3 ~1 ~2 glass replace air
setblock ~1 ~1 ~ air
setblock ~2 ~1 ~1 water
give @s bucket 2
tp @s ~1.5 ~1 ~.5
rotate @s -45 30
dummy @s use item
assert block ~2 ~1 ~1 air
assert items entity @s container.* water_bucket
assert items entity @s hotbar.0 bucket[count=1]

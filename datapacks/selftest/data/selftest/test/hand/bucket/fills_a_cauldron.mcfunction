# A bucket of water fills a cauldron.
# https://minecraft.wiki/w/Cauldron
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 cauldron
give @s water_bucket
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 water_cauldron[level=3]
assert items entity @s hotbar.0 bucket
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 cauldron
assert items entity @s hotbar.0 water_bucket

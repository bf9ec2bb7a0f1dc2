# A bucket is emptied where the player looks.
# https://minecraft.wiki/w/Bucket
# @template selftest:floor
# @dummy ~1 ~1 ~1
rotate @s -90 60
give @s water_bucket
dummy @s use item
assert block ~2 ~1 ~1 water
assert items entity @s hotbar.0 bucket

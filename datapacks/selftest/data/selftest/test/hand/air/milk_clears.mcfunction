# Milk ends all effects.
# https://minecraft.wiki/w/Milk_Bucket
# @template selftest:floor
# @dummy ~1 ~1 ~1
effect give @s speed 100
give @s milk_bucket
dummy @s use item
await items entity @s hotbar.0 bucket
assert not data entity @s active_effects[0]

# consume_item is granted by a meal.
# https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s golden_apple
dummy @s use item
await not items entity @s hotbar.0 *
assert entity @s[advancements={selftest:hand/ate=true}]

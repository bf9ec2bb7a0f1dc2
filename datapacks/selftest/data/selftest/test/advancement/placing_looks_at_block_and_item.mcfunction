# placed_block looks at the block and the item: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s dirt
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 dirt
assert entity @s[advancements={selftest:placed_dirt=true,selftest:placed_with_dirt=true}]

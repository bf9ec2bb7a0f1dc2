# placed_block is granted for its block.
# https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s dirt
dummy @s use block ~3 ~ ~3 up
assert entity @s[advancements={selftest:hand/placed=false}]
item replace entity @s hotbar.0 with gold_block
dummy @s use block ~2 ~ ~3 up
assert entity @s[advancements={selftest:hand/placed=true}]

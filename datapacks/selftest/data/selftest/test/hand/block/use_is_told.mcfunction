# item_used_on_block is granted by an axe at a log.
# https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_log
give @s iron_axe
dummy @s use block ~3 ~1 ~3
assert entity @s[advancements={selftest:hand/stripped=true}]

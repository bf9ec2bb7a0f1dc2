# player_generates_container_loot names the table: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~3 ~1 ~3 chest{LootTable:"selftest:advancement/emerald"}
dummy @s use block ~3 ~1 ~3
assert entity @s[advancements={selftest:opened=true}]

# Loot goes into the inventory: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:gives_loot
assert items entity @s container.* emerald

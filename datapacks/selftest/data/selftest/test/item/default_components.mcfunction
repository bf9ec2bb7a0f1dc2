# What an item is by itself.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s iron_pickaxe
assert items entity @s hotbar.0 *[max_damage=250]
assert items entity @s hotbar.0 *[enchantable={value:14}]
assert items entity @s hotbar.0 *[weapon={item_damage_per_attack:2}]
assert items entity @s hotbar.0 *[repairable={items:"#minecraft:iron_tool_materials"}]
assert items entity @s hotbar.0 *[tool]
assert not items entity @s hotbar.0 *[food]

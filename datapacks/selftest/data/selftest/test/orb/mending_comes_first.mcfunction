# Mending takes 2 points of wear for one of experience: https://minecraft.wiki/w/Mending
# @template selftest:floor
# @dummy ~2.5 ~1 ~2.5
item replace entity @s weapon.mainhand with iron_pickaxe[damage=50,enchantments={"minecraft:mending":1}]
summon experience_orb ~2.5 ~1 ~2.5 {Value:10s}
await not entity @e[type=experience_orb,distance=..4]
assert data entity @s SelectedItem.components{"minecraft:damage":30}
execute store result score #mcf st run experience query @s points
assert score #mcf st matches 0

# Multishot sends three arrows at -10, 0 and 10 degrees; each wears the bow.
# https://minecraft.wiki/w/Multishot
# @template selftest:floor
# @dummy ~1 ~1 ~1
rotate @s 0 -60
give @s crossbow[charged_projectiles=[{id:"minecraft:arrow"},{id:"minecraft:arrow"},{id:"minecraft:arrow"}],enchantments={"minecraft:multishot":1}]
dummy @s use item
execute store result score #n st if entity @e[type=arrow,distance=..9]
assert score #n st matches 3
# Half a block a tick to each side: 3.15 times the sine of ten degrees.
execute as @e[type=arrow,distance=..9] store result score @s st run data get entity @s Motion[0] 100
execute store result score #n st if entity @e[type=arrow,distance=..9,scores={st=47..62}]
assert score #n st matches 1
execute store result score #n st if entity @e[type=arrow,distance=..9,scores={st=-62..-47}]
assert score #n st matches 1
execute store result score #n st if entity @e[type=arrow,distance=..9,scores={st=-8..8}]
assert score #n st matches 1
assert items entity @s hotbar.0 crossbow[damage=3]
kill @e[type=arrow,distance=..9]

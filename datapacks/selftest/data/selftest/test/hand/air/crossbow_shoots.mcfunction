# A loaded crossbow shoots and wears.
# https://minecraft.wiki/w/Crossbow
# @template selftest:floor
# @dummy ~1 ~1 ~1
rotate @s 0 -89
give @s crossbow[charged_projectiles=[{id:"minecraft:arrow"}]]
dummy @s use item
assert entity @e[type=arrow,distance=..9]
assert items entity @s hotbar.0 crossbow[damage=1,charged_projectiles=[]]
kill @e[type=arrow,distance=..9]

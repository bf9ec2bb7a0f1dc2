give @s minecraft:stick[damage=1

give @s minecraft:stik

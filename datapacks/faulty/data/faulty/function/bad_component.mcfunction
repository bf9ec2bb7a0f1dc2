give @s minecraft:stick[no_such_thing=1]

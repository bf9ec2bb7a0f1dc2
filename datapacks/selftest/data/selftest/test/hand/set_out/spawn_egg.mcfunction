# An egg spawns its mob.
# https://minecraft.wiki/w/Spawn_Egg
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s cow_spawn_egg[entity_data={id:"minecraft:cow",NoAI:1b,Tags:["hs_cow"]}]
dummy @s use block ~3 ~ ~3 up
assert entity @e[type=cow,tag=hs_cow,distance=..9]

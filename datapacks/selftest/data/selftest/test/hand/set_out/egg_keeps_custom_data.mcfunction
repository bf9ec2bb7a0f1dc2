# custom_data of the item is data of the entity.
# https://minecraft.wiki/w/Spawn_Egg
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s armor_stand[custom_data={mine:1b},entity_data={id:"minecraft:armor_stand",Invisible:1b,Tags:["hs_made"]}]
dummy @s use block ~3 ~ ~3 up
assert data entity @n[tag=hs_made] {data:{mine:1b},Invisible:1b}

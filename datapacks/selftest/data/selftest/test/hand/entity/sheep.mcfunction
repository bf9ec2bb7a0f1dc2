# Shears take the wool, a dye colours it.
# https://minecraft.wiki/w/Sheep
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon sheep ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_sheep"]}
give @s blue_dye
dummy @s use entity @n[tag=hs_sheep]
assert data entity @n[tag=hs_sheep] {Color:11b}
item replace entity @s hotbar.0 with shears
dummy @s use entity @n[tag=hs_sheep]
assert data entity @n[tag=hs_sheep] {Sheared:1b}
assert entity @e[type=item,nbt={Item:{id:"minecraft:blue_wool"}},distance=..9]
assert items entity @s hotbar.0 shears[damage=1]

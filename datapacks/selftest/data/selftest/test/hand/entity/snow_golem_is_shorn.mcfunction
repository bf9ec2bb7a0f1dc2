# Its pumpkin falls down.
# https://minecraft.wiki/w/Snow_Golem
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon snow_golem ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_snow"]}
give @s shears
dummy @s use entity @n[tag=hs_snow]
assert data entity @n[tag=hs_snow] {Pumpkin:0b}
assert entity @e[type=item,nbt={Item:{id:"minecraft:carved_pumpkin"}},distance=..9]

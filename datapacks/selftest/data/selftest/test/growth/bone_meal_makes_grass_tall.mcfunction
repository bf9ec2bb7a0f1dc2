# Short grass and ferns become two blocks high, where there is air above.
# https://minecraft.wiki/w/Bone_Meal
# @template selftest:floor
# @dummy ~0 ~1 ~0
item replace entity @s weapon.mainhand with bone_meal 3
setblock ~2 ~0 ~2 grass_block
setblock ~2 ~1 ~2 short_grass
dummy @s use block ~2 ~1 ~2
assert block ~2 ~1 ~2 tall_grass[half=lower]
assert block ~2 ~2 ~2 tall_grass[half=upper]
setblock ~3 ~0 ~2 grass_block
setblock ~3 ~1 ~2 fern
setblock ~3 ~2 ~2 stone
dummy @s use block ~3 ~1 ~2
assert block ~3 ~1 ~2 fern
setblock ~3 ~2 ~2 air
dummy @s use block ~3 ~1 ~2
assert block ~3 ~2 ~2 large_fern[half=upper]
assert items entity @s weapon.mainhand bone_meal[count=1]

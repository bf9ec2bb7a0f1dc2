# A ready one gives bone meal.
# https://minecraft.wiki/w/Composter
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 composter[level=8]
give @s kelp
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 composter[level=0]
assert entity @e[type=item,nbt={Item:{id:"minecraft:bone_meal"}},distance=..9]

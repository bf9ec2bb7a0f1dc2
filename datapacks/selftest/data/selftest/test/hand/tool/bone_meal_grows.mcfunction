# Bone meal ages wheat by two to five.
# https://minecraft.wiki/w/Bone_Meal
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 farmland
setblock ~3 ~1 ~3 wheat[age=0]
give @s bone_meal 2
dummy @s use block ~3 ~1 ~3
assert not block ~3 ~1 ~3 wheat[age=0]
assert not block ~3 ~1 ~3 wheat[age=1]
assert items entity @s hotbar.0 bone_meal[count=1]

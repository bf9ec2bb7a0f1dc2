# On stone it does nothing.
# https://minecraft.wiki/w/Bone_Meal
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s bone_meal 2
assert not run dummy @s use block ~3 ~ ~3
assert items entity @s hotbar.0 bone_meal[count=2]

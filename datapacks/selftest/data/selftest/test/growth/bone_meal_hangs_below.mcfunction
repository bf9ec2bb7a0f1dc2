# Mangrove leaves get a hanging propagule below, rooted dirt gets roots.
# https://minecraft.wiki/w/Mangrove_Propagule, https://minecraft.wiki/w/Rooted_Dirt
# @template selftest:floor
# @dummy ~0 ~1 ~0
item replace entity @s weapon.mainhand with bone_meal 4
setblock ~2 ~2 ~2 mangrove_leaves[persistent=true]
dummy @s use block ~2 ~2 ~2
assert block ~2 ~1 ~2 mangrove_propagule[hanging=true,age=0]
dummy @s use block ~2 ~2 ~2
setblock ~3 ~2 ~2 rooted_dirt
dummy @s use block ~3 ~2 ~2
assert block ~3 ~1 ~2 hanging_roots
assert items entity @s weapon.mainhand bone_meal[count=2]

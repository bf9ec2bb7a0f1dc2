# What does not go into a pot is not set against it either: https://github.com/Gamemode4Dev/GM4_Datapacks/tree/master/gm4_blossoming_pots
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~1 ~1 ~3 flower_pot
item replace entity @s weapon.mainhand with oak_leaves
dummy @s use block ~1.5 ~1.2 ~3.5
assert items entity @s weapon.mainhand oak_leaves
assert block ~1 ~2 ~3 air

# The result adds up over the players: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~0.5 run dummy StAcpAnna spawn
tag @s add st_acp
tag StAcpAnna add st_acp
execute store result score #cp st run advancement grant @a[tag=st_acp] only selftest:both one
assert score #cp st matches 2

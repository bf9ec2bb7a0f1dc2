# tellraw gives the number of players: https://minecraft.wiki/w/Commands/tellraw
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StTcpAnna spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StTcpBert spawn
tag StTcpAnna add st_tcp
tag StTcpBert add st_tcp
execute store result score #tcp st run tellraw @a[tag=st_tcp] "st both"
assert score #tcp st matches 2

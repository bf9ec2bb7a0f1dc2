# execute summon makes the new entity the executor: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute positioned ~1.5 ~1 ~1.5 summon marker run tag @s add st_sbe
assert entity @e[tag=st_sbe,type=marker]
execute positioned ~1.5 ~1 ~1.5 run assert entity @e[tag=st_sbe,distance=..0.001]

# @template selftest:floor
execute positioned ~1.7 ~1.2 ~0.3 align xyz run summon marker ~ ~ ~ {Tags:["st_pa"]}
execute positioned ~1 ~1 ~ run assert entity @e[tag=st_pa,distance=..0.001]

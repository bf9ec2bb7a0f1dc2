# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tp"]}
tp @e[tag=st_tp] ~2.5 ~1 ~1.5
execute positioned ~2.5 ~1 ~1.5 run assert entity @e[tag=st_tp,distance=..0.001]

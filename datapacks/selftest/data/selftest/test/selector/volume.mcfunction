# @template selftest:floor
summon marker ~1.5 ~1.5 ~1.5 {Tags:["st_vo"]}
execute positioned ~1 ~1 ~1 run assert entity @e[tag=st_vo,dx=0,dy=0,dz=0]
execute positioned ~2 ~1 ~1 run assert not entity @e[tag=st_vo,dx=0,dy=0,dz=0]

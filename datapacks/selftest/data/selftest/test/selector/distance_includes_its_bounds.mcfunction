# A range of distances holds both of its bounds: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~1.5 ~1 ~0.5 {Tags:["st_dib"]}
execute positioned ~0.5 ~1 ~0.5 run assert entity @e[tag=st_dib,distance=1]
execute positioned ~0.5 ~1 ~0.5 run assert entity @e[tag=st_dib,distance=..1]
execute positioned ~0.5 ~1 ~0.5 run assert not entity @e[tag=st_dib,distance=..0.99]
execute positioned ~0.5 ~1 ~0.5 run assert not entity @e[tag=st_dib,distance=1.01..]

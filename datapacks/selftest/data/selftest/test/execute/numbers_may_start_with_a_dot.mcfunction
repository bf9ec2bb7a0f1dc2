# A number may leave out the zero before its dot: https://minecraft.wiki/w/Coordinates
# @template selftest:floor
summon marker ~.5 ~1 ~.5 {Tags:["st_nms"]}
execute positioned ~.5 ~1. ~.5 run assert entity @e[tag=st_nms,distance=...001]

# A new Pos in the data moves the entity: https://minecraft.wiki/w/Entity_format
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_mbd"]}
summon marker ~3.5 ~1 ~3.5 {Tags:["st_mbd2"]}
data modify entity @e[tag=st_mbd,limit=1] Pos set from entity @e[tag=st_mbd2,limit=1] Pos
execute positioned ~3.5 ~1 ~3.5 run assert entity @e[tag=st_mbd,distance=..0.001]

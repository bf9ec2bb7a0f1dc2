# tp to an entity takes its place and its rotation: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tae"]}
summon marker ~3.5 ~1 ~2.5 {Tags:["st_tae2"],Rotation:[60f,20f]}
tp @e[tag=st_tae] @e[tag=st_tae2,limit=1]
execute positioned ~3.5 ~1 ~2.5 run assert entity @e[tag=st_tae,distance=..0.001,y_rotation=59.9..60.1,x_rotation=19.9..20.1]

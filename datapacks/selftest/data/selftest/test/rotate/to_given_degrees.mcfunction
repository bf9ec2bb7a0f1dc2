# rotate sets the rotation and leaves the place: https://minecraft.wiki/w/Commands/rotate
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_tgd"]}
rotate @e[tag=st_tgd,limit=1] 120 -30
execute positioned ~1.5 ~1 ~1.5 run assert entity @e[tag=st_tgd,distance=..0.001,y_rotation=119.9..120.1,x_rotation=-30.1..-29.9]

# rotate facing a place looks at it: https://minecraft.wiki/w/Commands/rotate
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_rfp"]}
rotate @e[tag=st_rfp,limit=1] facing ~-2.5 ~1 ~1.5
assert entity @e[tag=st_rfp,y_rotation=89.9..90.1,x_rotation=-0.1..0.1]

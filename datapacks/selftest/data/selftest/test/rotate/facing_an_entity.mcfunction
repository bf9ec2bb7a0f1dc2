# rotate facing entity looks at it: https://minecraft.wiki/w/Commands/rotate
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_rfe"]}
summon marker ~1.5 ~1 ~3.5 {Tags:["st_rfe2"]}
rotate @e[tag=st_rfe,limit=1] 90 0
rotate @e[tag=st_rfe,limit=1] facing entity @e[tag=st_rfe2,limit=1] feet
assert entity @e[tag=st_rfe,y_rotation=-0.1..0.1,x_rotation=-0.1..0.1]

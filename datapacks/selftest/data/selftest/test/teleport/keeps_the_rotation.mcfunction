# Without a rotation the entity keeps its own: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ktr"],Rotation:[30f,10f]}
execute rotated 90 0 run tp @e[tag=st_ktr] ~2.5 ~1 ~0.5
assert entity @e[tag=st_ktr,y_rotation=29.9..30.1,x_rotation=9.9..10.1]

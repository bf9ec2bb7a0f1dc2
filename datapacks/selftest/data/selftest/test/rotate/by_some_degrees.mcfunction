# ~ turns from the rotation so far: https://minecraft.wiki/w/Commands/rotate
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_bsd"],Rotation:[20f,5f]}
execute as @e[tag=st_bsd] at @s run rotate @s ~70 ~
assert entity @e[tag=st_bsd,y_rotation=89.9..90.1,x_rotation=4.9..5.1]

# tp with ~ turns from the rotation so far: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tbs"],Rotation:[30f,10f]}
execute as @e[tag=st_tbs] at @s run tp @s ~ ~ ~ ~15 ~-5
assert entity @e[tag=st_tbs,y_rotation=44.9..45.1,x_rotation=4.9..5.1]

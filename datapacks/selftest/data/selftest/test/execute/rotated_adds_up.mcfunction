# ~ in rotated counts from the rotation so far: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_rau"]}
execute rotated 90 0 rotated ~45 ~10 run tp @e[tag=st_rau] ~0.5 ~1 ~0.5 ~ ~
assert entity @e[tag=st_rau,y_rotation=134.9..135.1,x_rotation=9.9..10.1]

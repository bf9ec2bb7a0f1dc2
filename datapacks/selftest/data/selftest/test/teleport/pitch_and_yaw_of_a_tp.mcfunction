# tp with a rotation sets it: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_pay"],Rotation:[10f,10f]}
tp @e[tag=st_pay] ~0.5 ~1 ~0.5 -45 60
assert entity @e[tag=st_pay,y_rotation=-45.1..-44.9,x_rotation=59.9..60.1]

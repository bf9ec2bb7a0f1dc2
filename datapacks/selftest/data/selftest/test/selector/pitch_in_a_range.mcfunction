# x_rotation= is the vertical rotation: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_pir"],Rotation:[0f,45f]}
assert entity @e[tag=st_pir,x_rotation=40..45]
assert not entity @e[tag=st_pir,x_rotation=..44]

# tp facing looks from the new place: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_fap"]}
tp @e[tag=st_fap] ~2.5 ~1 ~0.5 facing ~4.5 ~1 ~0.5
assert entity @e[tag=st_fap,y_rotation=-90.1..-89.9,x_rotation=-0.1..0.1]

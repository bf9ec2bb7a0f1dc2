# tp facing entity eyes looks up to them: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
# @dummy ~3.5 ~1 ~0.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_fep"]}
tp @e[tag=st_fep] ~0.5 ~2.62 ~0.5 facing entity @s eyes
assert entity @e[tag=st_fep,y_rotation=-90.1..-89.9,x_rotation=-0.1..0.1]
tp @e[tag=st_fep] ~0.5 ~1 ~0.5 facing entity @s feet
assert entity @e[tag=st_fep,x_rotation=-0.1..0.1]

# The selector @p picks among those that fit: the farther player if only he does: https://github.com/Minestom/Minestom/pull/3225
# @template selftest:floor
execute positioned ~0.5 ~1 ~0.5 run dummy StPfbNear spawn
execute positioned ~3.5 ~1 ~0.5 run dummy StPfbFar spawn
gamemode survival StPfbNear
gamemode creative StPfbFar
execute positioned ~0.5 ~1 ~0.5 run tag @p[gamemode=creative,distance=..4] add st_pfb
assert entity StPfbFar
execute as StPfbFar run assert entity @s[tag=st_pfb]
execute as StPfbNear run assert not entity @s[tag=st_pfb]

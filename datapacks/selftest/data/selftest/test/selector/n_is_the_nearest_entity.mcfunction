# The selector @n is the nearest entity of any kind: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~3.5 ~1 ~0.5 {Tags:["st_nne"]}
summon interaction ~1.5 ~1 ~0.5 {Tags:["st_nne","st_nne_near"]}
tag @n[tag=st_nne] add st_nne_hit
assert entity @e[tag=st_nne_near,tag=st_nne_hit]
execute positioned ~3 ~1 ~0.5 run assert entity @n[tag=st_nne,type=marker]

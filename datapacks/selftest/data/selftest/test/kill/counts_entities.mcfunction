# kill gives the number of entities: https://minecraft.wiki/w/Commands/kill
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_kce"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_kce"]}
execute store result score #kce st run kill @e[tag=st_kce]
assert score #kce st matches 2
assert not entity @e[tag=st_kce]

# A predicate of a file has its own name: https://minecraft.wiki/w/Predicate
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_oaf"]}
summon interaction ~1.5 ~1 ~0.5 {Tags:["st_oaf"]}
execute store result score #oaf st if entity @e[tag=st_oaf,predicate=selftest:is_marker]
execute store result score #oaf2 st if entity @e[tag=st_oaf,predicate=!selftest:is_marker]
assert score #oaf st matches 1
assert score #oaf2 st matches 1

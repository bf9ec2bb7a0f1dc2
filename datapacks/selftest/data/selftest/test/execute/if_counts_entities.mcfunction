# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ice"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_ice"]}
execute store result score #ice st if entity @e[tag=st_ice]
assert score #ice st matches 2

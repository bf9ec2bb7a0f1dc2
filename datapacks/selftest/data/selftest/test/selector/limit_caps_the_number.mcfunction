# limit= caps the number of entities: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_lcn"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_lcn"]}
summon marker ~2.5 ~1 ~0.5 {Tags:["st_lcn"]}
execute store result score #lcn st if entity @e[tag=st_lcn,limit=2]
assert score #lcn st matches 2

# type= keeps the entities of one kind: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tko"]}
summon interaction ~1.5 ~1 ~0.5 {Tags:["st_tko"]}
execute store result score #tko st if entity @e[tag=st_tko,type=marker]
assert score #tko st matches 1

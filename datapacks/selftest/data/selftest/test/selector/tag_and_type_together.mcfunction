# A tag and a kind are both needed, in either order: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tat"]}
summon interaction ~1.5 ~1 ~0.5 {Tags:["st_tat"]}
summon interaction ~2.5 ~1 ~0.5 {Tags:["st_tat_other"]}
execute store result score #tat st if entity @e[tag=st_tat,type=interaction]
execute store result score #tat2 st if entity @e[type=interaction,tag=st_tat]
assert score #tat st matches 1
assert score #tat2 st matches 1

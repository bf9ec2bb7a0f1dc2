# Team in the data makes an entity join, since 26.3 of every kind; it is not kept.
# https://minecraft.wiki/w/Entity_format, https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/entity/mod.mcdoc
# @template selftest:floor
team add st_data
summon armor_stand ~1.5 ~1 ~1.5 {Team:"st_data",Tags:["st_team"]}
summon marker ~1.5 ~1 ~1.5 {Team:"st_data",Tags:["st_team"]}
summon armor_stand ~3.5 ~1 ~1.5 {Team:"st_no_such",Tags:["st_team"]}
execute store result score #st_team st if entity @e[tag=st_team,team=st_data]
assert score #st_team st matches 2
assert not data entity @n[tag=st_team,type=armor_stand] Team
data merge entity @n[tag=st_team,type=armor_stand,team=] {Team:"st_data"}
execute store result score #st_team st if entity @e[tag=st_team,team=st_data]
assert score #st_team st matches 3
team remove st_data

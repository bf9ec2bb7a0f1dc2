# The selector @p is a player, however near another entity is: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~1.5 ~1 ~1.5 {Tags:["st_pie"]}
execute at @e[tag=st_pie] as @p run tag @s add st_pie_hit
assert entity @s[tag=st_pie_hit]
assert not entity @e[tag=st_pie,tag=st_pie_hit]

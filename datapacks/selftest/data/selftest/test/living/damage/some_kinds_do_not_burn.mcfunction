# A blaze takes no damage from fire: https://minecraft.wiki/w/Blaze
# @template selftest:floor
summon blaze ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_some_kinds_do_not_burn"]}
execute store success score #st_l_damage_some_kinds_do_not_burn st run damage @e[tag=st_l_damage_some_kinds_do_not_burn,limit=1] 5 in_fire
assert score #st_l_damage_some_kinds_do_not_burn st matches 0

# Within half a second a weaker blow does nothing: https://minecraft.wiki/w/Damage#Immunity
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_less_does_not_count"]}
damage @e[tag=st_l_damage_less_does_not_count,limit=1] 4
execute store success score #st_l_damage_less_does_not_count st run damage @e[tag=st_l_damage_less_does_not_count,limit=1] 4
assert score #st_l_damage_less_does_not_count st matches 0
assert data entity @e[tag=st_l_damage_less_does_not_count,limit=1] {Health:6f}

# Within half a second only what is more than the last blow counts: https://minecraft.wiki/w/Damage#Immunity
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_more_counts_the_difference"]}
damage @e[tag=st_l_damage_more_counts_the_difference,limit=1] 2
damage @e[tag=st_l_damage_more_counts_the_difference,limit=1] 5
assert data entity @e[tag=st_l_damage_more_counts_the_difference,limit=1] {Health:5f}

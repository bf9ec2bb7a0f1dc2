# After ten ticks a blow counts in full again: https://minecraft.wiki/w/Damage#Immunity
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_counts_again_after_ten_ticks"]}
damage @e[tag=st_l_damage_counts_again_after_ten_ticks,limit=1] 2
await delay 9t
damage @e[tag=st_l_damage_counts_again_after_ten_ticks,limit=1] 2
assert data entity @e[tag=st_l_damage_counts_again_after_ten_ticks,limit=1] {Health:8f}
await delay 1t
damage @e[tag=st_l_damage_counts_again_after_ten_ticks,limit=1] 2
assert data entity @e[tag=st_l_damage_counts_again_after_ten_ticks,limit=1] {Health:6f}

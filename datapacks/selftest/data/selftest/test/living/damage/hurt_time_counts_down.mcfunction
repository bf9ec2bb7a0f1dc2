# HurtTime goes from 10 to 0: https://minecraft.wiki/w/Entity_format
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_hurt_time_counts_down"]}
damage @e[tag=st_l_damage_hurt_time_counts_down,limit=1] 1
assert data entity @e[tag=st_l_damage_hurt_time_counts_down,limit=1] {HurtTime:10s}
await delay 4t
assert data entity @e[tag=st_l_damage_hurt_time_counts_down,limit=1] {HurtTime:6s}
await delay 6t
assert data entity @e[tag=st_l_damage_hurt_time_counts_down,limit=1] {HurtTime:0s}

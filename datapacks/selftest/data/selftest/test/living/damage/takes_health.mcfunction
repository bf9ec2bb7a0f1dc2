# Damage is taken from the health: https://minecraft.wiki/w/Commands/damage
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_takes_health"]}
damage @e[tag=st_l_damage_takes_health,limit=1] 3
assert data entity @e[tag=st_l_damage_takes_health,limit=1] {Health:7f}

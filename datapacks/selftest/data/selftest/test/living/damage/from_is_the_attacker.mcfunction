# With a cause, the cause is the attacker: https://minecraft.wiki/w/Commands/damage
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_from_is_the_attacker"]}
summon husk ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_damage_from_is_the_attacker_2"]}
summon marker ~2 ~1 ~2 {Tags:["st_l_damage_from_is_the_attacker_4"]}
damage @e[tag=st_l_damage_from_is_the_attacker,limit=1] 1 arrow by @e[tag=st_l_damage_from_is_the_attacker_4,limit=1] from @e[tag=st_l_damage_from_is_the_attacker_2,limit=1]
execute as @e[tag=st_l_damage_from_is_the_attacker,limit=1] on attacker run tag @s add st_l_damage_from_is_the_attacker_3
assert entity @e[tag=st_l_damage_from_is_the_attacker_2,tag=st_l_damage_from_is_the_attacker_3]

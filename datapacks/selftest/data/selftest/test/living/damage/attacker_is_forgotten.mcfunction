# The attacker is known for five seconds: https://minecraft.wiki/w/Commands/execute#on
# @template selftest:floor
# @timeout 120
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_attacker_is_forgotten"]}
summon husk ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_damage_attacker_is_forgotten_2"]}
damage @e[tag=st_l_damage_attacker_is_forgotten,limit=1] 1 mob_attack by @e[tag=st_l_damage_attacker_is_forgotten_2,limit=1]
await delay 99t
execute as @e[tag=st_l_damage_attacker_is_forgotten,limit=1] on attacker run tag @s add st_l_damage_attacker_is_forgotten_3
assert entity @e[tag=st_l_damage_attacker_is_forgotten_2,tag=st_l_damage_attacker_is_forgotten_3]
tag @e[tag=st_l_damage_attacker_is_forgotten_2] remove st_l_damage_attacker_is_forgotten_3
await delay 3t
execute as @e[tag=st_l_damage_attacker_is_forgotten,limit=1] on attacker run tag @s add st_l_damage_attacker_is_forgotten_3
assert not entity @e[tag=st_l_damage_attacker_is_forgotten_3]

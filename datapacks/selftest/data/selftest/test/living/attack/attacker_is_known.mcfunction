# The one who struck is the attacker: https://minecraft.wiki/w/Commands/execute#on
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_attacker_is_known"]}
await delay 10t
dummy @s attack @e[tag=st_l_attack_attacker_is_known,limit=1]
execute as @e[tag=st_l_attack_attacker_is_known] on attacker run tag @s add st_l_attack_attacker_is_known_2
assert entity @s[tag=st_l_attack_attacker_is_known_2]

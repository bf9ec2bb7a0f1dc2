# Neither items nor experience: https://minecraft.wiki/w/Mannequin#Drops
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon mannequin ~2.5 ~1 ~2.5 {Tags:["mq_n"]}
damage @n[tag=mq_n] 1000 player_attack by @s
await delay 21t
assert not entity @e[tag=mq_n]
assert not entity @e[type=item,distance=..6]
assert not entity @e[type=experience_orb,distance=..6]

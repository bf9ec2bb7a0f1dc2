# A reward runs when the blow of a command is over: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon pig ~3.5 ~1 ~1.5 {Tags:["st_ars"],NoAI:1b}
damage @n[tag=st_ars] 4 player_attack by @s
assert score @s st matches 6

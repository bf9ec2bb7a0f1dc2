# player_killed_entity looks at the victim and the blow: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon pig ~3.5 ~1 ~1.5 {Tags:["st_akn"],NoAI:1b,DeathLootTable:"selftest:advancement/nothing"}
damage @n[tag=st_akn] 100 player_attack by @s
assert entity @s[advancements={selftest:killed_pig=true,selftest:killed_by_fire=false}]

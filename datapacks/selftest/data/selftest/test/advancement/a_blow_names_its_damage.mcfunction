# player_hurt_entity looks at what was dealt: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon pig ~3.5 ~1 ~1.5 {Tags:["st_abn"],NoAI:1b}
damage @n[tag=st_abn] 2 player_attack by @s
assert entity @s[advancements={selftest:hurt_pig=false}]
await delay 20t
damage @n[tag=st_abn] 4 player_attack by @s
assert entity @s[advancements={selftest:hurt_pig=true}]

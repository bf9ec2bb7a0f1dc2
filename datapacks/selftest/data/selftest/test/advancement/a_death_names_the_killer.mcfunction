# entity_killed_player looks at the killer: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon pig ~3.5 ~1 ~1.5 {Tags:["st_adn"],NoAI:1b}
await delay 61t
damage @s 100 mob_attack by @n[tag=st_adn]
assert entity @s[advancements={selftest:killed_by_pig=true}]

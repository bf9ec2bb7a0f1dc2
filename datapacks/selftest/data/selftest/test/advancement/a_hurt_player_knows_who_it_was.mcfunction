# entity_hurt_player looks at what was taken, and from whom: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon pig ~3.5 ~1 ~1.5 {Tags:["st_ahp"],NoAI:1b}
await delay 61t
damage @s 6 mob_attack
assert entity @s[advancements={selftest:badly_hurt=false}]
await delay 20t
damage @s 6 mob_attack by @n[tag=st_ahp]
assert entity @s[advancements={selftest:badly_hurt=true}]

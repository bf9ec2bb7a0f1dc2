# started_riding fires once the player sits: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon minecart ~3.5 ~1 ~1.5 {Tags:["st_arb"]}
ride @s mount @n[tag=st_arb]
assert entity @s[advancements={selftest:rides=true}]

# A use of a villager is counted.
# https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_talk minecraft.custom:minecraft.talked_to_villager
summon villager ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_vill"]}
dummy @s use entity @n[tag=hs_vill]
assert score @s hs_talk matches 1

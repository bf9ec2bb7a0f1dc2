# The killer's mob_experience adds ten to five points: a level of seven, and eight: https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s weapon.mainhand with stick[enchantments={"selftest:wise":1}]
summon husk ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_wise"],DeathLootTable:"minecraft:empty"}
damage @n[tag=st_l_wise] 100 player_attack by @s
await result 8 run xp query @s points

# Who runs the command is the killer.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~ ~1 ~ barrel
summon pig ~2 ~1 ~2 {NoAI:1b,DeathLootTable:"selftest:killed"}
execute store result score #lkc1 st run loot insert ~ ~1 ~ kill @n[type=pig]
execute as @n[type=pig] store result score #lkc2 st run loot insert ~ ~1 ~ kill @s
assert score #lkc1 st matches 1
assert score #lkc2 st matches 0

# store bossbar sets value or max: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
bossbar add selftest:iab "x"
scoreboard players set #sib st 30
execute store result bossbar selftest:iab max run scoreboard players get #sib st
execute store success bossbar selftest:iab value run scoreboard players get #sib st
execute store result score #sib2 st run bossbar get selftest:iab max
execute store result score #sib3 st run bossbar get selftest:iab value
bossbar remove selftest:iab
assert score #sib2 st matches 30
assert score #sib3 st matches 1

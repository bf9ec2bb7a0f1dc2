# An effect that asks for every fifth tick of its bearer works four times in twenty.
# https://minecraft.wiki/w/Predicate#Entity
# @template selftest:floor
# @timeout 60
summon zombie ~2.5 ~1 ~2.5 {NoAI:1b,Silent:1b,equipment:{feet:{id:"minecraft:leather_boots",count:1,components:{"minecraft:enchantments":{"selftest:pulse":1}}}}}
await delay 10t
scoreboard players set #pulse st 0
await delay 20t
assert score #pulse st matches 4

# Ways are counted where a client tells of its movement, and dummies have none (general knowledge): https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add ways minecraft.custom:minecraft.walk_one_cm
scoreboard objectives add swims minecraft.custom:minecraft.swim_one_cm
tp @s ~3.5 ~1 ~3.5
await delay 2t
assert not score @s ways matches 1..
assert not score @s swims matches 1..

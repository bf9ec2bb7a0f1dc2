# A quarter of a second is 5 ticks.
# https://minecraft.wiki/w/Argument_types
scoreboard players set #schedule_seconds st 0
schedule function selftest:language/scheduled/seconds 0.25s
await delay 4t
assert score #schedule_seconds st matches 0
await delay 1t
assert score #schedule_seconds st matches 1

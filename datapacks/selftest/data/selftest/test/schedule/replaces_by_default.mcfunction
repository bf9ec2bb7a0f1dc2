# A second schedule of a function takes the place of the first.
# https://minecraft.wiki/w/Commands/schedule
scoreboard players set #schedule_replaced st 0
schedule function selftest:language/scheduled/replaced 1t
schedule function selftest:language/scheduled/replaced 3t
await delay 2t
assert score #schedule_replaced st matches 0
await delay 1t
assert score #schedule_replaced st matches 1

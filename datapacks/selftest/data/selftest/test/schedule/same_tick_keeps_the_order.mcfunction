# Functions of one tick run in the order in which they were scheduled.
# https://minecraft.wiki/w/Commands/schedule
scoreboard players set #schedule_two st 2
schedule function selftest:language/scheduled/order_a 2t
await delay 1t
schedule function selftest:language/scheduled/order_b 1t
await delay 1t
assert score #schedule_order st matches 5

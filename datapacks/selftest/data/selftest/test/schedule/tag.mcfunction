# A tag runs all of its functions.
# https://minecraft.wiki/w/Commands/schedule
scoreboard players set #schedule_tag st 0
schedule function #selftest:language/scheduled 1t
await delay 1t
assert score #schedule_tag st matches 11

# `clear` takes back what was scheduled, and counts it.
# https://minecraft.wiki/w/Commands/schedule
scoreboard players set #schedule_cleared st 0
schedule function selftest:language/scheduled/cleared 1t append
schedule function selftest:language/scheduled/cleared 2t append
execute store result score #schedule_clear_takes_it_back st run schedule clear selftest:language/scheduled/cleared
await delay 3t
assert score #schedule_clear_takes_it_back st matches 2
assert score #schedule_cleared st matches 0

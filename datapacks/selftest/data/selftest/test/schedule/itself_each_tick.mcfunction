# A function that schedules itself runs once a tick.
# https://github.com/PaperMC/Paper/issues/4851
scoreboard players set #schedule_again st 0
schedule function selftest:language/scheduled/again 1t
await delay 2t
assert score #schedule_again st matches 2
await delay 4t
assert score #schedule_again st matches 4

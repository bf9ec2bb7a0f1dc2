# What was scheduled runs as the server, whoever scheduled it.
# https://minecraft.wiki/w/Commands/schedule
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_scheduler"]}
scoreboard players set #schedule_contextless st 0
execute as @e[tag=st_scheduler] run schedule function selftest:language/scheduled/contextless 1t
await delay 1t
assert score #schedule_contextless st matches 1

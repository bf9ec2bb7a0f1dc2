# await run waits until the command succeeds: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @max_ticks 20
scoreboard players set #wac st 0
schedule function selftest:waited 3t
await run execute if score #wac st matches 1

# await not waits until the condition holds no more: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @max_ticks 20
scoreboard players set #wnm st 1
schedule function selftest:ward/unset 4t
await not score #wnm st matches 1
assert score #wnm st matches 0

# @max_ticks 20
scoreboard players set #ww st 0
scoreboard players set #ww2 st 0
schedule function selftest:ward/set 4t
function selftest:ward/wait
assert score #ww2 st matches 1
assert score #ww st matches 3

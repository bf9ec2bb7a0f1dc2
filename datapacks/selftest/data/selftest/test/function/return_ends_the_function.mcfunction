scoreboard players set #early st 0
function selftest:early
assert score #early st matches 0

# Nothing runs behind `return fail`.
# https://minecraft.wiki/w/Commands/return
scoreboard players set #return_fail_stops st 0
function selftest:language/fails_early
assert score #return_fail_stops st matches 0

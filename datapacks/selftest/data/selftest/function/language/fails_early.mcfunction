return fail
scoreboard players set #return_fail_stops st 1

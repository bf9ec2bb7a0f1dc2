scoreboard players add #schedule_again st 1
execute if score #schedule_again st matches ..3 run schedule function selftest:language/scheduled/again 1t

# `return 0` succeeds with the result 0.
# https://minecraft.wiki/w/Commands/return
scoreboard players set #return_zero_is_a_success st 5
execute store result score #return_zero_is_a_success st store success score #return_zero_is_a_success_ok st run function selftest:language/zero
assert score #return_zero_is_a_success st matches 0
assert score #return_zero_is_a_success_ok st matches 1

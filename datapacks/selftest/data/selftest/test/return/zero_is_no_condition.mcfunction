# `if function` asks for another result than 0.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #return_zero_is_no_condition st 0
execute if function selftest:language/zero run scoreboard players add #return_zero_is_no_condition st 1
execute unless function selftest:language/zero run scoreboard players add #return_zero_is_no_condition st 10
assert score #return_zero_is_no_condition st matches 10

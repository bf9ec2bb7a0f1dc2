# The amount of `add` cannot be negative.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_negative_amount_is_refused st 3
execute store success score #score_negative_amount_is_refused_ok st run function selftest:language/run {command:"scoreboard players add #score_negative_amount_is_refused st -1"}
assert score #score_negative_amount_is_refused_ok st matches 0
assert score #score_negative_amount_is_refused st matches 3

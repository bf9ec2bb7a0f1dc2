# Division by zero fails and leaves the target.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_division_by_zero_fails st 5
scoreboard players set #score_division_by_zero_fails_zero st 0
execute store success score #score_division_by_zero_fails_ok st run scoreboard players operation #score_division_by_zero_fails st /= #score_division_by_zero_fails_zero st
assert score #score_division_by_zero_fails_ok st matches 0
assert score #score_division_by_zero_fails st matches 5

# `enable` works on objectives of the criterion `trigger` only.
# https://minecraft.wiki/w/Commands/scoreboard
execute store success score #score_enable_needs_a_trigger st run scoreboard players enable #score_enable_needs_a_trigger st
assert score #score_enable_needs_a_trigger st matches 0

# `get` of a holder without a score fails.
# https://minecraft.wiki/w/Commands/scoreboard
execute store success score #score_get_without_a_score_fails_ok st run scoreboard players get #score_get_without_a_score_fails st
assert score #score_get_without_a_score_fails_ok st matches 0

# An operation on a target without a score starts at 0.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_missing_target_starts_at_zero_by st 6
scoreboard players operation #score_missing_target_starts_at_zero st -= #score_missing_target_starts_at_zero_by st
assert score #score_missing_target_starts_at_zero st matches -6

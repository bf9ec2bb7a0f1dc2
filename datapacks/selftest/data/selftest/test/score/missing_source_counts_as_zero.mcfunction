# An operation takes a source without a score as 0.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_missing_source_counts_as_zero st 8
scoreboard players operation #score_missing_source_counts_as_zero st = #score_missing_source_counts_as_zero_never st
assert score #score_missing_source_counts_as_zero st matches 0

# A comparison with a score that is not set is false, so `unless` runs.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #score_unset_fails_both_comparisons st 0
execute if score #score_unset_fails_both_comparisons_never st = #score_unset_fails_both_comparisons_never st run scoreboard players add #score_unset_fails_both_comparisons st 1
execute unless score #score_unset_fails_both_comparisons_never st = #score_unset_fails_both_comparisons_never st run scoreboard players add #score_unset_fails_both_comparisons st 10
assert score #score_unset_fails_both_comparisons st matches 10

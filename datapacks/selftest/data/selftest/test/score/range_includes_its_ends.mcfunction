# Both ends of a range belong to it.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #score_range_includes_its_ends st 5
assert score #score_range_includes_its_ends st matches 5..7
assert score #score_range_includes_its_ends st matches 3..5
assert not score #score_range_includes_its_ends st matches 6..
assert not score #score_range_includes_its_ends st matches ..4

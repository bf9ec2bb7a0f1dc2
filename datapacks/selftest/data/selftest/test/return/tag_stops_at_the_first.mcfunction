# `if function` of a tag takes the first function that returns.
# https://github.com/misode/technical-changes/blob/main/1.20.3/23w44a.md
scoreboard players set #return_tag_stops_at_the_first st 0
execute if function #selftest:language/void_then_value run scoreboard players set #return_tag_stops_at_the_first st 1
assert score #return_tag_stops_at_the_first st matches 1

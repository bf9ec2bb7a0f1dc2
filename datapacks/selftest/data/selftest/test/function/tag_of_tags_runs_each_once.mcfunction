# A function that a tag names twice runs once.
# https://minecraft.wiki/w/Function_tag_(Java_Edition)
scoreboard players set #function_two st 2
scoreboard players set #function_tag_in_order st 7
function #selftest:language/pairs
assert score #function_tag_in_order st matches 15

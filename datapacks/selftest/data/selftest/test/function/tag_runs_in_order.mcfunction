# The functions of a tag run in its order.
# https://minecraft.wiki/w/Function_tag_(Java_Edition)
scoreboard players set #function_two st 2
scoreboard players set #function_tag_in_order st 5
function #selftest:language/pair
assert score #function_tag_in_order st matches 11

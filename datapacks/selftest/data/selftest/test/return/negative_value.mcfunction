# A value may be negative, and is a condition that holds.
# https://minecraft.wiki/w/Commands/return
execute store result score #return_negative_value st run function selftest:language/negative
scoreboard players set #return_negative_value_if st 0
execute if function selftest:language/negative run scoreboard players set #return_negative_value_if st 1
assert score #return_negative_value st matches -7
assert score #return_negative_value_if st matches 1

# `add` widens the border.
# https://minecraft.wiki/w/Commands/worldborder
execute in the_end run worldborder set 100
execute in the_end run worldborder add 25
execute in the_end store result score #worldborder_add st run worldborder get
execute in the_end run worldborder set 59999968
assert score #worldborder_add st matches 125

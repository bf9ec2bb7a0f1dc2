# The result of `get` is the width.
# https://minecraft.wiki/w/Commands/worldborder
execute in the_end run worldborder set 120
execute in the_end store result score #worldborder_set_and_put_back st run worldborder get
execute in the_end run worldborder set 59999968
assert score #worldborder_set_and_put_back st matches 120

# The width that is set already cannot be set.
# https://minecraft.wiki/w/Commands/worldborder
execute in the_end store success score #worldborder_same_width_fails st run worldborder set 59999968
assert score #worldborder_same_width_fails st matches 0

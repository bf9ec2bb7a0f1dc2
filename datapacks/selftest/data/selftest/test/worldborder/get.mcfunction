# A border is as wide as the world can be.
# https://minecraft.wiki/w/Commands/worldborder
execute in the_end store result score #worldborder_get st run worldborder get
assert score #worldborder_get st matches 59999968

# A border is at least one block wide.
# https://minecraft.wiki/w/Commands/worldborder
execute in the_end store success score #worldborder_narrower_than_a_block_fails st run worldborder set 0.5
assert score #worldborder_narrower_than_a_block_fails st matches 0

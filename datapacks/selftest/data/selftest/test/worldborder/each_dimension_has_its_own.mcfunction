# A border that is set in the End leaves the Nether's.
# https://github.com/misode/technical-changes/blob/main/1.21.9/25w36a.md
execute in the_end run worldborder set 80
execute in the_nether store result score #worldborder_each_dimension_has_its_own st run worldborder get
execute in the_end run worldborder set 59999968
assert score #worldborder_each_dimension_has_its_own st matches 59999968

# At most 8 layers of snow pile up.
# https://github.com/misode/technical-changes/blob/main/1.21.11/25w44a.md
execute store success score #gamerule_value_past_its_range st run function selftest:language/run {command:"gamerule max_snow_accumulation_height 9"}
execute store result score #gamerule_value_past_its_range_value st run gamerule max_snow_accumulation_height
assert score #gamerule_value_past_its_range st matches 0
assert score #gamerule_value_past_its_range_value st matches 1

# Nothing can be merged into a number.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:merge/target_must_be_a_compound v set value 4
execute store success score #merge_target_must_be_a_compound st run data modify storage selftest:merge/target_must_be_a_compound v merge value {a:1}
assert score #merge_target_must_be_a_compound st matches 0
assert data storage selftest:merge/target_must_be_a_compound {v:4}

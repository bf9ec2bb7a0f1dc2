# A list cannot be merged.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:merge/source_must_be_a_compound v set value {a:1}
execute store success score #merge_source_must_be_a_compound st run data modify storage selftest:merge/source_must_be_a_compound v merge value [1]
assert score #merge_source_must_be_a_compound st matches 0
assert data storage selftest:merge/source_must_be_a_compound {v:{a:1}}

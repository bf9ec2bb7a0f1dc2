# The target of `merge` is created where it is missing.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:merge/missing_target_is_created v merge value {a:1}
assert data storage selftest:merge/missing_target_is_created {v:{a:1}}

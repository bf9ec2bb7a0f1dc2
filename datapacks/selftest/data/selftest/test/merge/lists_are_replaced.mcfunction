# A list is replaced and not joined.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:merge/lists_are_replaced {l:[1,2,3]}
data merge storage selftest:merge/lists_are_replaced {l:[4]}
execute store result score #merge_lists_are_replaced st run data get storage selftest:merge/lists_are_replaced l
assert score #merge_lists_are_replaced st matches 1
assert data storage selftest:merge/lists_are_replaced {l:[4]}

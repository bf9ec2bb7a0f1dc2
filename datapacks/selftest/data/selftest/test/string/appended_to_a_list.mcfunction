# A slice may be appended too.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:string/appended_to_a_list {v:"abc",l:[]}
data modify storage selftest:string/appended_to_a_list l append string storage selftest:string/appended_to_a_list v 0 1
data modify storage selftest:string/appended_to_a_list l append string storage selftest:string/appended_to_a_list v 2
assert data storage selftest:string/appended_to_a_list {l:["a","c"]}
execute store result score #string_appended_to_a_list st run data get storage selftest:string/appended_to_a_list l
assert score #string_appended_to_a_list st matches 2

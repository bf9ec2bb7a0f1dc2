# Nothing can be appended to a number.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/append_to_a_number_fails v set value 4
execute store success score #list_append_to_a_number_fails st run data modify storage selftest:list/append_to_a_number_fails v append value 5
assert score #list_append_to_a_number_fails st matches 0
assert data storage selftest:list/append_to_a_number_fails {v:4}

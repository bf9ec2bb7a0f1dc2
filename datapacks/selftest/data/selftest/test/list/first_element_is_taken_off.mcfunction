# The others move up.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/first_element_is_taken_off l set value ["a","b","c"]
data remove storage selftest:list/first_element_is_taken_off l[0]
data modify storage selftest:list/first_element_is_taken_off v set from storage selftest:list/first_element_is_taken_off l[0]
assert data storage selftest:list/first_element_is_taken_off {v:"b"}
assert not data storage selftest:list/first_element_is_taken_off l[2]

# All values of the source are appended, in order.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:list/every_element_is_appended {a:[1,2],b:[3]}
data modify storage selftest:list/every_element_is_appended b append from storage selftest:list/every_element_is_appended a[]
data modify storage selftest:list/every_element_is_appended last set from storage selftest:list/every_element_is_appended b[2]
execute store result score #list_every_element_is_appended st run data get storage selftest:list/every_element_is_appended b
assert score #list_every_element_is_appended st matches 3
assert data storage selftest:list/every_element_is_appended {last:2}

# Each list that matches takes the value.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/append_to_every_list rows set value [[1],[2]]
execute store result score #list_append_to_every_list st run data modify storage selftest:list/append_to_every_list rows[] append value 9
assert score #list_append_to_every_list st matches 2
assert data storage selftest:list/append_to_every_list rows[0][1]
assert data storage selftest:list/append_to_every_list rows[1][1]

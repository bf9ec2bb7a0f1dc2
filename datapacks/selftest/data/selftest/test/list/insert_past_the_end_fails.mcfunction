# `insert` leaves no gap.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/insert_past_the_end_fails l set value [1]
execute store success score #list_insert_past_the_end_fails st run data modify storage selftest:list/insert_past_the_end_fails l insert 2 value 3
assert score #list_insert_past_the_end_fails st matches 0

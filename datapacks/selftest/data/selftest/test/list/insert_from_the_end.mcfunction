# A negative index of `insert` counts from behind the last element.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/insert_from_the_end l set value [1,2,4]
data modify storage selftest:list/insert_from_the_end l insert -2 value 3
data modify storage selftest:list/insert_from_the_end l insert -1 value 5
data modify storage selftest:list/insert_from_the_end third set from storage selftest:list/insert_from_the_end l[2]
data modify storage selftest:list/insert_from_the_end fifth set from storage selftest:list/insert_from_the_end l[4]
assert data storage selftest:list/insert_from_the_end {third:3,fifth:5}

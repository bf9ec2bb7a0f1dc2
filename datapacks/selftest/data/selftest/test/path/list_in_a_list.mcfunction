# Indexes may follow one another.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/list_in_a_list l set value [[1,2],[3,4]]
data modify storage selftest:path/list_in_a_list v set from storage selftest:path/list_in_a_list l[1][0]
execute store result score #path_list_in_a_list st if data storage selftest:path/list_in_a_list l[][]
assert data storage selftest:path/list_in_a_list {v:3}
assert score #path_list_in_a_list st matches 4

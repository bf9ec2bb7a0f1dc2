# A list without elements stays, empty.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/removed_of_all_is_empty l set value [1,2,3]
execute store result score #list_removed_of_all_is_empty st run data remove storage selftest:list/removed_of_all_is_empty l[]
assert score #list_removed_of_all_is_empty st matches 3
assert data storage selftest:list/removed_of_all_is_empty {l:[]}

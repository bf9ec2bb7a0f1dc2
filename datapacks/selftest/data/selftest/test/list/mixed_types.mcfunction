# Elements of several types stand in one list.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:list/mixed_types l set value [4,"x",{y:1}]
data modify storage selftest:list/mixed_types l append value 2.5d
execute store result score #list_mixed_types st if data storage selftest:list/mixed_types l[]
assert score #list_mixed_types st matches 4
assert data storage selftest:list/mixed_types l[2].y
assert data storage selftest:list/mixed_types {l:[4,"x",{y:1},2.5d]}

# All elements that match are merged.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:merge/every_element l set value [{a:1},{a:2}]
execute store result score #merge_every_element st run data modify storage selftest:merge/every_element l[] merge value {b:3}
assert score #merge_every_element st matches 2
assert data storage selftest:merge/every_element {l:[{a:1,b:3},{a:2,b:3}]}

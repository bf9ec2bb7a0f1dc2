# `if data` counts the values that match.
# https://minecraft.wiki/w/Commands/execute
data modify storage selftest:path/every_element_counts l set value [{n:1},{m:2},{n:3}]
execute store result score #path_every_element_counts st if data storage selftest:path/every_element_counts l[]
execute store result score #path_every_element_counts_n st if data storage selftest:path/every_element_counts l[].n
assert score #path_every_element_counts st matches 3
assert score #path_every_element_counts_n st matches 2

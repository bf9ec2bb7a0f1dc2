# The result is the number of values that changed: one is 5 already.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/set_counts_what_changed l set value [{n:5},{n:1},{n:2}]
execute store result score #data_set_counts_what_changed st run data modify storage selftest:data/set_counts_what_changed l[].n set value 5
assert score #data_set_counts_what_changed st matches 2
assert data storage selftest:data/set_counts_what_changed {l:[{n:5},{n:5},{n:5}]}

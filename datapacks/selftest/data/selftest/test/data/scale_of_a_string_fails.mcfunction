# Only a number can be scaled.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/scale_of_a_string_fails v set value "seven"
execute store success score #data_scale_of_a_string_fails st run data get storage selftest:data/scale_of_a_string_fails v 2
assert score #data_scale_of_a_string_fails st matches 0

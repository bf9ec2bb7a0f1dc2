# 3 times -0.5 is -1.5, rounded down to -2.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/scale_rounds_down v set value 3
execute store result score #data_scale_rounds_down st run data get storage selftest:data/scale_rounds_down v -0.5
assert score #data_scale_rounds_down st matches -2

# `get` of an array gives its length.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:array/length a set value [I;4,5,6,7]
execute store result score #array_length st run data get storage selftest:array/length a
execute store result score #array_length_all st if data storage selftest:array/length a[]
assert score #array_length st matches 4
assert score #array_length_all st matches 4

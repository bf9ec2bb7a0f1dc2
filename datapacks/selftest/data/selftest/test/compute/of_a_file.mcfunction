# The id of a file stands for its number.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
execute store result score #cof st run compute default integer selftest:seven
assert score #cof st matches 7

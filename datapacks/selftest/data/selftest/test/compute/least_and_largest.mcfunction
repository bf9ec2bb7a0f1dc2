# min and max of several numbers.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
execute store result score #cl1 st run compute default integer {type:min,inputs:[4,2,9]}
assert score #cl1 st matches 2
execute store result score #cl2 st run compute default integer {type:max,inputs:[4,2,9]}
assert score #cl2 st matches 9

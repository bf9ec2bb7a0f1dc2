# A decimal number is multiplied by the scale.
# https://minecraft.wiki/w/Commands/compute
# @template selftest:floor
execute store result score #cf1 st run compute default float {type:div,left:1,right:4} 100
assert score #cf1 st matches 25
execute store result score #cf2 st run compute default float selftest:half 10
assert score #cf2 st matches 5

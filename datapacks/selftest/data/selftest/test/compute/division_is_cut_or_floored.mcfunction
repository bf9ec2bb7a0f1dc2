# div and mod cut towards zero, floor_div and floor_mod go down.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
execute store result score #cd1 st run compute default integer {type:div,left:-7,right:2}
assert score #cd1 st matches -3
execute store result score #cd2 st run compute default integer {type:mod,left:-7,right:2}
assert score #cd2 st matches -1
execute store result score #cd3 st run compute default integer {type:floor_div,left:-7,right:2}
assert score #cd3 st matches -4
execute store result score #cd4 st run compute default integer {type:floor_mod,left:-7,right:2}
assert score #cd4 st matches 1

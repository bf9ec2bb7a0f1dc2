# Whole numbers are added and multiplied.
# https://minecraft.wiki/w/Commands/compute
# @template selftest:floor
execute store result score #cs1 st run compute default integer {type:add,inputs:[1,2,3]}
assert score #cs1 st matches 6
execute store result score #cs2 st run compute default integer {type:mul,inputs:[3,-2]}
assert score #cs2 st matches -6
execute store result score #cs3 st run compute default integer {type:sub,left:2,right:5}
assert score #cs3 st matches -3

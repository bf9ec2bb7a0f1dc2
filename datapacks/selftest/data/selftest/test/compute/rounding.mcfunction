# round takes halves up, floor goes down, ceil up, truncate to zero.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
execute store result score #cr0 st run compute default float {type:round,input:2.5}
assert score #cr0 st matches 3
execute store result score #cr1 st run compute default float {type:round,input:-1.5}
assert score #cr1 st matches -1
execute store result score #cr2 st run compute default float {type:floor,input:-1.1}
assert score #cr2 st matches -2
execute store result score #cr3 st run compute default float {type:ceil,input:-1.1}
assert score #cr3 st matches -1
execute store result score #cr4 st run compute default float {type:truncate,input:-1.9}
assert score #cr4 st matches -1

# if slots counts the slots that exist.
# https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #ie1 st run execute if slots block ~ ~1 ~ container.*
assert score #ie1 st matches 27
execute store result score #ie2 st run execute if slots block ~ ~1 ~ selftest:first_two
assert score #ie2 st matches 2
execute store success score #ie3 st run execute if slots block ~ ~1 ~ {type:empty}
assert score #ie3 st matches 0

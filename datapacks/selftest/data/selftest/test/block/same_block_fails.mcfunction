# setblock of what stands there already fails: https://minecraft.wiki/w/Commands/setblock
# @template selftest:floor
execute store success score #sbf st run setblock ~ ~1 ~ glass
execute store success score #sbf2 st run setblock ~ ~1 ~ glass
assert score #sbf st matches 1
assert score #sbf2 st matches 0

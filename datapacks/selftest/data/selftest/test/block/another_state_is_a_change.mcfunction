# setblock of another state of the same block succeeds: https://minecraft.wiki/w/Commands/setblock
# @template selftest:floor
setblock ~ ~1 ~ oak_log[axis=x]
execute store success score #asc st run setblock ~ ~1 ~ oak_log[axis=z]
assert score #asc st matches 1
assert block ~ ~1 ~ oak_log[axis=z]

# @template selftest:floor
setblock ~ ~1 ~ glass
execute store success score #sk st run setblock ~ ~1 ~ stone keep
assert score #sk st matches 0
assert block ~ ~1 ~ glass

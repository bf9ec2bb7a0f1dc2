# @template selftest:floor
execute store result score #fc st run fill ~ ~1 ~ ~1 ~1 ~1 stone
assert score #fc st matches 4
execute store success score #fc2 st run fill ~ ~1 ~ ~1 ~1 ~1 stone
assert score #fc2 st matches 0

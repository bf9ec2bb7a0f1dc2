# A chain may end in a condition, which is its result: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute store success score #lsm st unless entity @e[tag=st_nobody]
assert score #lsm st matches 1
execute store success score #lsm st if entity @e[tag=st_nobody]
assert score #lsm st matches 0

# @max_ticks 20
# @template selftest:floor
# @dummy ~1 ~1 ~1
tellraw @s "st kept"
await delay 3t
assert chat "st kept"

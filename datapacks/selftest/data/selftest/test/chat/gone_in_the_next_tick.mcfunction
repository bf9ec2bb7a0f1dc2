# @template selftest:floor
# @dummy ~1 ~1 ~1
tellraw @s "st soon gone"
await delay 1t
assert not chat "st soon gone"

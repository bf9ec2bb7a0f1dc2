# With Slow Falling no fall hurts: https://minecraft.wiki/w/Slow_Falling
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @skyaccess
# @timeout 150
await delay 61t
effect give @s slow_falling 20
tp @s ~1.5 ~6 ~1.5
await delay 60t
assert data entity @s {Health:20f}

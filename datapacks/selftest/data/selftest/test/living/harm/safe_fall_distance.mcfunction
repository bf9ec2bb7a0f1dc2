# The attribute says how deep one may fall: https://minecraft.wiki/w/Attribute#Safe_Fall_Distance
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @skyaccess
# @timeout 120
await delay 61t
attribute @s safe_fall_distance base set 8
tp @s ~1.5 ~9 ~1.5
await delay 30t
assert data entity @s {Health:20f}

# Water takes the fall, however shallow: https://minecraft.wiki/w/Damage#Fall_damage
# @template selftest:floor
# @dummy ~3 ~1 ~3
# @skyaccess
# @timeout 150
setblock ~1 ~1 ~1 water
await delay 61t
tp @s ~1.5 ~14.2 ~1.5
await delay 40t
assert data entity @s {Health:20f}

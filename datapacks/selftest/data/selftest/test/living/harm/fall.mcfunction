# A fall of eight blocks costs five points, an armour stand nothing: https://minecraft.wiki/w/Damage#Fall_damage
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @skyaccess
# @timeout 120
await delay 61t
tp @s ~1.5 ~9 ~1.5
await data entity @s {Health:15f}

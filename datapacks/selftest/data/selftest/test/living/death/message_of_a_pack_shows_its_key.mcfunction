# A damage type of a pack has no text of its own: https://minecraft.wiki/w/Damage_type
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @timeout 120
await delay 61t
damage @s 100 selftest:tickle
assert chat "death.attack.tickle"

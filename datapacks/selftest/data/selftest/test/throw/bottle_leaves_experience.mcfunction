# A bottle breaks into 3 to 11 points: https://minecraft.wiki/w/Bottle_o%27_Enchanting
# @template selftest:floor
summon experience_bottle ~2.5 ~1.5 ~2.5 {Motion:[0d,-0.5d,0d]}
await entity @e[type=experience_orb,distance=..6]
assert not entity @e[type=experience_bottle,distance=..6]

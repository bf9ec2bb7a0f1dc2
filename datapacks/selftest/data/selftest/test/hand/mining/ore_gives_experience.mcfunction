# A diamond ore gives three to seven points.
# https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 diamond_ore
give @s iron_pickaxe
dummy @s mine ~3 ~1 ~3
assert entity @e[type=experience_orb,distance=..9]
kill @e[type=experience_orb,distance=..9]

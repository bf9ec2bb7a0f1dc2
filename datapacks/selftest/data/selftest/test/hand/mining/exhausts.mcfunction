# A block costs 0.005 of exhaustion.
# https://minecraft.wiki/w/Hunger
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 dirt
dummy @s mine ~3 ~1 ~3
assert data entity @s {foodExhaustionLevel:0.005f}

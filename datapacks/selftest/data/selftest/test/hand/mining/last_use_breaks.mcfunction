# The last point breaks the tool, which is counted.
# https://minecraft.wiki/w/Durability
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_broken minecraft.broken:minecraft.iron_pickaxe
setblock ~3 ~1 ~3 stone
give @s iron_pickaxe[damage=249]
dummy @s mine ~3 ~1 ~3
assert not items entity @s hotbar.0 *
assert score @s hs_broken matches 1

# Mine takes a tool with its enchantments.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
setblock ~ ~1 ~ barrel
setblock ~1 ~1 ~ glass
execute store result score #lms1 st run loot insert ~ ~1 ~ mine ~1 ~1 ~ diamond_pickaxe
execute store result score #lms2 st run loot insert ~ ~1 ~ mine ~1 ~1 ~ diamond_pickaxe[enchantments={silk_touch:1}]
assert score #lms1 st matches 0
assert score #lms2 st matches 1
assert items block ~ ~1 ~ container.0 glass

# A count larger than the loot empties the slots behind it.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.4 with bow
execute store result score #lre st run loot replace block ~ ~1 ~ container.0 5 loot selftest:alternatives
assert score #lre st matches 5
assert items block ~ ~1 ~ container.0 stick
assert not items block ~ ~1 ~ container.4 *

# Mine gives what the block drops and leaves it.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
setblock ~ ~1 ~ barrel
setblock ~1 ~1 ~ redstone_wire
execute store result score #lmd st run loot insert ~ ~1 ~ mine ~1 ~1 ~
assert score #lmd st matches 1
assert items block ~ ~1 ~ container.0 redstone
assert block ~1 ~1 ~ redstone_wire

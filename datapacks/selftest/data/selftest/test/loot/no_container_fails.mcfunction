# A block without an inventory takes no loot.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
execute store success score #lnc st run loot insert ~ ~ ~ loot selftest:two_pools
assert score #lnc st matches 0

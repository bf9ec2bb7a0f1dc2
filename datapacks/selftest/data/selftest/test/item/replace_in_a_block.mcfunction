# item replace block sets a slot: https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store success score #rib st run item replace block ~ ~1 ~ container.26 with stick 4
execute store success score #rib2 st run item replace block ~ ~1 ~ container.27 with stick 4
assert items block ~ ~1 ~ container.26 stick[count=4]
assert score #rib st matches 1
assert score #rib2 st matches 0

# Spawn makes an item entity of each stack.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
execute store result score #lsw st run loot spawn ~2.5 ~1.5 ~2.5 loot selftest:two_pools
assert score #lsw st matches 3
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:stick"}}]

# A container's table fills it when somebody first looks.
# https://minecraft.wiki/w/Loot_table#Usage
# @template selftest:floor
setblock ~ ~1 ~ barrel{LootTable:"selftest:large"}
execute store result score #lcf st run execute if items block ~ ~1 ~ container.* egg
assert score #lcf st matches 40
execute store success score #lcf2 st run data get block ~ ~1 ~ LootTable
assert score #lcf2 st matches 0

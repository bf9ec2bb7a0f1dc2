# No stack is larger than its item allows: 16 eggs.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #lsp st run loot replace block ~ ~1 ~ container.0 loot selftest:large
assert score #lsp st matches 3
assert items block ~ ~1 ~ container.0 egg[count=16]
assert items block ~ ~1 ~ container.2 egg[count=8]

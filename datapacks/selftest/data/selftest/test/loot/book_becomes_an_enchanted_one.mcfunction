# A book stores the enchantment.
# https://minecraft.wiki/w/Item_modifier#set_enchantments
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot replace block ~ ~1 ~ container.0 loot selftest:book
assert items block ~ ~1 ~ container.0 enchanted_book[stored_enchantments={mending:1}]

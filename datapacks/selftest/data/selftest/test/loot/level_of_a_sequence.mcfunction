# An enchantment of five levels draws from the sequence: one, then a level.
# https://minecraft.wiki/w/Random_sequence_format
# @template selftest:floor
random reset selftest:enchanted 7 false false
setblock ~ ~1 ~ barrel
loot replace block ~ ~1 ~ container.0 loot selftest:enchanted
assert items block ~ ~1 ~ container.0 iron_sword[enchantments~[{enchantments:"minecraft:sharpness",levels:{min:1,max:5}}]]

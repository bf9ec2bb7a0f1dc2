# In blocks per second; stepping_on asks for the ground: https://minecraft.wiki/w/Predicate
# @template selftest:floor
# @skyaccess true
setblock ~1 ~1 ~1 stone
summon armor_stand ~1.5 ~6 ~1.5
assert not entity @e[type=armor_stand,predicate=selftest:stands_on_stone]
await entity @e[type=armor_stand,predicate=selftest:falls]
await entity @e[type=armor_stand,predicate=selftest:stands_on_stone]
assert not entity @e[type=armor_stand,predicate=selftest:falls]
await delay 5t
assert entity @n[type=armor_stand,predicate=selftest:rests]

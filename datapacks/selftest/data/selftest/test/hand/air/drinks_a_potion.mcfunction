# A potion works, and leaves its bottle.
# https://minecraft.wiki/w/Potion
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s potion[potion_contents={potion:"minecraft:swiftness"}]
dummy @s use item
await items entity @s hotbar.0 glass_bottle
assert data entity @s {active_effects:[{id:"minecraft:speed"}]}

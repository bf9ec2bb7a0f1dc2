# A bundle gives one stack after the other.
# https://minecraft.wiki/w/Bundle
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s bundle[bundle_contents=[{id:"minecraft:apple",count:2},{id:"minecraft:stick"}]]
dummy @s use item
await entity @e[type=item,nbt={Item:{id:"minecraft:apple",count:2}},distance=..9]
assert not entity @e[type=item,nbt={Item:{id:"minecraft:stick"}},distance=..9]
await entity @e[type=item,nbt={Item:{id:"minecraft:stick"}},distance=..9]

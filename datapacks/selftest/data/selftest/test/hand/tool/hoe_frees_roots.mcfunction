# Rooted dirt gives hanging roots.
# https://minecraft.wiki/w/Hoe
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 rooted_dirt
give @s iron_hoe
dummy @s use block ~3 ~ ~3
assert block ~3 ~ ~3 dirt
assert entity @e[type=item,nbt={Item:{id:"minecraft:hanging_roots"}},distance=..9]

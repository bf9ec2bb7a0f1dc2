# A shovel puts a campfire out.
# https://minecraft.wiki/w/Campfire
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 campfire[lit=true]
give @s iron_shovel
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 campfire[lit=false]

# Either half drops one door.
# https://minecraft.wiki/w/Door
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_door[half=lower]
setblock ~3 ~2 ~3 oak_door[half=upper]
dummy @s mine ~3 ~2 ~3
assert block ~3 ~1 ~3 air
execute store result score #hs_door st if entity @e[type=item,nbt={Item:{id:"minecraft:oak_door"}},distance=..9]
assert score #hs_door st matches 1

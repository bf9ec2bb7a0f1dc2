# What finds no room drops before the player.
# https://minecraft.wiki/w/Commands/give
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #ig st run give @s bow 38
assert score #ig st matches 1
assert items entity @s hotbar.8 bow
assert entity @e[type=item,distance=..8,nbt={PickupDelay:0s,Item:{id:"minecraft:bow",count:1}}]

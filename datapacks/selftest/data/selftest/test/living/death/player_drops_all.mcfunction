# A dead player leaves what it owned: https://minecraft.wiki/w/Health#Death
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s emerald 5
kill @s
assert entity @e[type=item,nbt={Item:{id:"minecraft:emerald",count:5}},distance=..8]
dummy @s respawn
execute store result score #st_l_death_player_drops_all st run clear @s
assert score #st_l_death_player_drops_all st matches 0

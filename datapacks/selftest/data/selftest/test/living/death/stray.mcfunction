# Its own arrows are for a player.
# https://minecraft.wiki/w/Stray#Drops
# @template selftest:floor
summon stray ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d7"]}
kill @e[tag=st_d7]
assert not entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:tipped_arrow"}}]

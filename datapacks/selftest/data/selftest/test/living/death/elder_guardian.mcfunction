# The sponge of an elder guardian is for a player.
# https://minecraft.wiki/w/Elder_Guardian#Drops
# @template selftest:floor
summon elder_guardian ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d2"]}
kill @e[tag=st_d2]
assert not entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:wet_sponge"}}]

# A panda leaves bamboo.
# https://minecraft.wiki/w/Panda#Drops
# @template selftest:floor
summon panda ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d6"]}
kill @e[tag=st_d6]
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:bamboo",count:1}}]

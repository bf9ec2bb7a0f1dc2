# Lightning makes a bowl of a turtle.
# https://minecraft.wiki/w/Turtle#Drops
# @template selftest:floor
summon turtle ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d8"]}
damage @e[tag=st_d8,limit=1] 1000 minecraft:lightning_bolt
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:bowl",count:1}}]

# What burns leaves its meat cooked: https://minecraft.wiki/w/Pig#Drops
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Fire:100s,Tags:["st_l_death_burning_pig"]}
kill @e[tag=st_l_death_burning_pig]
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:cooked_porkchop"}}]

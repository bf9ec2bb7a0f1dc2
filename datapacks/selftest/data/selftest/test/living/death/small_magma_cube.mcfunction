# The smallest leave no cream.
# https://minecraft.wiki/w/Magma_Cube#Drops
# @template selftest:floor
summon magma_cube ~1.5 ~1 ~1.5 {NoAI:1b,Size:0,Tags:["st_d3"]}
kill @e[tag=st_d3]
assert not entity @e[type=item,distance=..8]

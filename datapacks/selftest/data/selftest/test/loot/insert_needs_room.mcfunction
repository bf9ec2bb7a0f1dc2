# Insert counts the stacks that found room.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
setblock ~ ~1 ~ hopper[enabled=false]{Items:[{Slot:0b,id:"minecraft:stone",count:1},{Slot:1b,id:"minecraft:stone",count:1},{Slot:2b,id:"minecraft:stone",count:1},{Slot:3b,id:"minecraft:stone",count:1}]}
execute store result score #lin st run loot insert ~ ~1 ~ loot selftest:two_pools
assert score #lin st matches 1
assert items block ~ ~1 ~ container.4 stick

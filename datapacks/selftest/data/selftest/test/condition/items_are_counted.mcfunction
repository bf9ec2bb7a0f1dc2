# if items gives the sum of the stack sizes: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:5},{Slot:4b,id:"minecraft:stick",count:2},{Slot:5b,id:"minecraft:stone",count:9}]}
execute store result score #iac st if items block ~ ~1 ~ container.* stick
assert score #iac st matches 7

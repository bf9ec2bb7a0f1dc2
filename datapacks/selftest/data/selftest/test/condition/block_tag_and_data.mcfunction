# if block takes a tag, and data of a block entity: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ red_wool
setblock ~1 ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:1}]}
execute store success score #btd st if block ~ ~1 ~ #wool
execute store success score #btd2 st if block ~1 ~1 ~ barrel{Items:[{id:"minecraft:stick"}]}
execute store success score #btd3 st if block ~1 ~1 ~ barrel{Items:[{id:"minecraft:stone"}]}
assert score #btd st matches 1
assert score #btd2 st matches 1
assert score #btd3 st matches 0

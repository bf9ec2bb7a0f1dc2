# nbt of a block stands in a text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~ ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:1}]}
tellraw @s ["<",{nbt:"Items[0].id",block:"~ ~1 ~"},">"]
assert chat "^<minecraft:stick>$"

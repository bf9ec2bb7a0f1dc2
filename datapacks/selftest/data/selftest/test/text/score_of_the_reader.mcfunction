# * is the score of the reader: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard players set @s st 31
tellraw @s ["<",{score:{name:"*",objective:"st"}},">"]
assert chat "^<31>$"

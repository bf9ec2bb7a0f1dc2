# The score of nobody is an empty text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s ["<",{score:{name:"#mie_never",objective:"st"}},">"]
assert chat "^<>$"

# A selector that finds nobody is an empty text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s ["<",{selector:"@e[tag=st_nobody]"},">"]
assert chat "^<>$"

# Without a separator the names stand between commas: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_nas"],CustomName:"Anna"}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_nas"],CustomName:"Anna"}
tellraw @s {selector:"@e[tag=st_nas]"}
assert chat "^Anna, Anna$"

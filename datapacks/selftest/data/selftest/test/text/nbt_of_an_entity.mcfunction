# nbt of an entity stands in a text: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_noe"],data:{w:"word",l:[1b,2b]}}
tellraw @s [{nbt:"data.w",entity:"@e[tag=st_noe]"}," ",{nbt:"data.l",entity:"@e[tag=st_noe]"}]
assert chat "^word \\[1b, ?2b\\]$"

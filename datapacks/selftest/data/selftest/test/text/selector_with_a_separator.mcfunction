# A selector in a text gives the names, with a separator: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_sws"],CustomName:"Anna"}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_sws"],CustomName:"Bert"}
tellraw @s ["in ",{selector:"@e[tag=st_sws,sort=nearest]",separator:" and "}]
assert chat "^in (Anna and Bert|Bert and Anna)$"

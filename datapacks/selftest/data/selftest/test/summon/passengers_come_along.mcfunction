# Passengers in the data are summoned and ride: https://minecraft.wiki/w/Entity_format
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_pca"],Passengers:[{id:"minecraft:marker",Tags:["st_pca2"]},{id:"minecraft:block_display",Tags:["st_pca2"]}]}
execute store result score #pca st if entity @e[tag=st_pca2]
assert score #pca st matches 2
assert data entity @e[tag=st_pca,limit=1] Passengers[1]

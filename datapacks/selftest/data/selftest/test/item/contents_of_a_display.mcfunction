# An item display has the slot contents: https://minecraft.wiki/w/Commands/item
# @template selftest:floor
summon item_display ~1.5 ~1 ~1.5 {Tags:["st_cod"]}
item replace entity @e[tag=st_cod] contents with apple
assert items entity @e[tag=st_cod] contents apple
assert data entity @e[tag=st_cod,limit=1] item{id:"minecraft:apple"}

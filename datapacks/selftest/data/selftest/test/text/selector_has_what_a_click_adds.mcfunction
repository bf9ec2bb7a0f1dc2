# Shift and a click on a name put the UUID of an entity, or the name of a player, into the chat: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
summon item_display ~2 ~1 ~2 {Tags:["st_named"],UUID:[I;0,0,0,77]}
execute as @n[type=item_display] run loot replace entity @s contents loot {pools:[{rolls:1,entries:[{type:"item",name:"stone",modifier:{type:"set_name",entity:"this",name:{selector:"@n[tag=st_named]"}}}]}]}
assert data entity @n[type=item_display] item.components."minecraft:custom_name"{insertion:"00000000-0000-0000-0000-00000000004d"}
assert data entity @n[type=item_display] item.components."minecraft:custom_name".hover_event{action:"show_entity",id:"minecraft:item_display",uuid:[I;0,0,0,77]}

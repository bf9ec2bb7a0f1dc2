# A stack that names no number is one, and ids and components get their full names: https://minecraft.wiki/w/Item_format
# @template selftest:floor
summon item ~2 ~1 ~2 {Item:{id:"stone",components:{custom_data:"{a:1b}",damage:3s}},NoGravity:1b}
assert data entity @n[type=item] Item{id:"minecraft:stone",count:1,components:{"minecraft:custom_data":{a:1b},"minecraft:damage":3}}
summon item_display ~2 ~1 ~2 {item:{id:"stone"}}
assert data entity @n[type=item_display] item{id:"minecraft:stone",count:1}
summon chest_minecart ~2 ~1 ~2 {Items:[{Slot:3b,id:"stone"}]}
assert data entity @n[type=chest_minecart] Items[{Slot:3b,id:"minecraft:stone",count:1}]
summon armor_stand ~2 ~1 ~2 {equipment:{head:{id:"stone"}}}
assert data entity @n[type=armor_stand] equipment.head{id:"minecraft:stone",count:1}
setblock ~1 ~1 ~1 barrel{Items:[{Slot:0b,id:"stone",components:{custom_data:"{a:1b}"}}]}
assert data block ~1 ~1 ~1 Items[{id:"minecraft:stone",count:1,components:{"minecraft:custom_data":{a:1b}}}]

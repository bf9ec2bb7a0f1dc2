# An active activator rail empties a cart: https://minecraft.wiki/w/Activator_Rail
# @template selftest:floor
setblock ~2 ~ ~2 redstone_block
setblock ~2 ~1 ~2 activator_rail
summon minecart ~2.5 ~1.0625 ~2.5 {Tags:["st_art"],Passengers:[{id:"minecraft:armor_stand",Tags:["st_art2"]}]}
await delay 2t
execute as @e[tag=st_art2] on vehicle run tag @s add st_art_v
assert not entity @e[tag=st_art_v]

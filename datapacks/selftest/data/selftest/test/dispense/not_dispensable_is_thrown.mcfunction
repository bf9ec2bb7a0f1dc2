# `dispensable:false` keeps a dispenser from putting it on.
# https://minecraft.wiki/w/Data_component_format/equippable
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["dw_not"]}
setblock ~1 ~1 ~2 dispenser[facing=north]
item replace block ~1 ~1 ~2 container.0 with iron_helmet[equippable={slot:"head",dispensable:false}]
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert not items entity @n[tag=dw_not] armor.head *
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:iron_helmet"}}]

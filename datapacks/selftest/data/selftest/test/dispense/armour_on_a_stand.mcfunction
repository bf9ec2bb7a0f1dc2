# A dispenser puts armour on who has nothing in its slot; else it is thrown out.
# https://minecraft.wiki/w/Dispenser
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["dw_stand"]}
setblock ~1 ~1 ~2 dispenser[facing=north]{Items:[{Slot:0b,id:"minecraft:iron_helmet",count:1}]}
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert items entity @n[tag=dw_stand] armor.head iron_helmet
assert not items block ~1 ~1 ~2 container.* *
setblock ~1 ~2 ~2 air
item replace block ~1 ~1 ~2 container.0 with gold_block[equippable={slot:"head"}]
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert items entity @n[tag=dw_stand] armor.head iron_helmet
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:gold_block"}}]

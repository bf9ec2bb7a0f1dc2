# A carved pumpkin is put on a head, and stays inside if nobody is there.
# https://minecraft.wiki/w/Dispenser
# @template selftest:floor
setblock ~1 ~1 ~2 dispenser[facing=north]{Items:[{Slot:0b,id:"minecraft:carved_pumpkin",count:1}]}
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert items block ~1 ~1 ~2 container.0 carved_pumpkin
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["dw_pumpkin"]}
setblock ~1 ~2 ~2 air
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert items entity @n[tag=dw_pumpkin] armor.head carved_pumpkin

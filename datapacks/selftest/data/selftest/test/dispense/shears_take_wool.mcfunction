# Shears in a dispenser shear a sheep and wear off by one; a shorn one is left alone.
# https://minecraft.wiki/w/Dispenser
# @template selftest:floor
summon sheep ~1.5 ~1 ~1.5 {NoAI:1b,Color:14b,Tags:["dw_sheep"]}
setblock ~1 ~1 ~2 dispenser[facing=north]{Items:[{Slot:0b,id:"minecraft:shears",count:1}]}
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert data entity @n[tag=dw_sheep] {Sheared:1b}
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:red_wool"}}]
assert items block ~1 ~1 ~2 container.0 shears[damage=1]
setblock ~1 ~2 ~2 air
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert items block ~1 ~1 ~2 container.0 shears[damage=1]

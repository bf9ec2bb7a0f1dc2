# A chest goes onto a tame donkey; at a wild one it is thrown.
# https://minecraft.wiki/w/Dispenser
# @template selftest:floor
summon donkey ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["dw_donkey"]}
setblock ~1 ~1 ~2 dispenser[facing=north]{Items:[{Slot:0b,id:"minecraft:chest",count:2}]}
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:chest"}}]
data modify entity @n[tag=dw_donkey] Tame set value 1b
setblock ~1 ~2 ~2 air
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert data entity @n[tag=dw_donkey] {ChestedHorse:1b}
assert not items block ~1 ~1 ~2 container.* *

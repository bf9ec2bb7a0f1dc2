# A boat is set out onto water before the dispenser.
# https://minecraft.wiki/w/Dispenser
# @template selftest:floor
setblock ~1 ~1 ~1 water
setblock ~1 ~1 ~2 dispenser[facing=north]{Items:[{Slot:0b,id:"minecraft:oak_boat",count:1}]}
setblock ~1 ~2 ~2 redstone_block
await delay 4t
assert entity @e[type=oak_boat,distance=..6]
assert not items block ~1 ~1 ~2 container.* *

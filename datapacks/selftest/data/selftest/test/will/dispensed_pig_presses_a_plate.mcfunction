# A dispenser sets a mob out before it; shut in, the pig stands on its plate.
# https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Spawn_Egg
# @template selftest:floor
setblock ~2 ~1 ~2 stone_pressure_plate
setblock ~1 ~1 ~2 glass
setblock ~2 ~1 ~1 glass
setblock ~2 ~1 ~3 glass
setblock ~2 ~2 ~2 glass
setblock ~3 ~1 ~2 dispenser[facing=west]{Items:[{Slot:0b,id:"minecraft:pig_spawn_egg",count:1}]}
setblock ~4 ~1 ~2 redstone_block
await block ~2 ~1 ~2 stone_pressure_plate[powered=true]
assert not data block ~3 ~1 ~2 Items[0]
execute positioned ~2.5 ~1 ~2.5 run kill @e[type=pig,distance=..1]
await block ~2 ~1 ~2 stone_pressure_plate[powered=false]

# A burst of wind opens a wooden door and gate, presses a button, rings a bell, snuffs a candle; iron stays.
# https://minecraft.wiki/w/Wind_Charge
# @template selftest:floor
setblock ~1 ~1 ~1 oak_door[half=lower]
setblock ~1 ~2 ~1 oak_door[half=upper]
setblock ~1 ~1 ~2 oak_fence_gate
setblock ~2 ~1 ~1 candle[lit=true]
setblock ~3 ~1 ~2 iron_trapdoor
setblock ~3 ~1 ~1 oak_trapdoor
setblock ~2 ~1 ~3 oak_button[face=floor]
summon wind_charge ~2.5 ~1.8 ~2.5 {Motion:[0d,-0.5d,0d]}
await block ~1 ~1 ~2 oak_fence_gate[open=true]
assert block ~1 ~1 ~1 oak_door[open=true]
assert block ~1 ~2 ~1 oak_door[open=true]
assert block ~2 ~1 ~1 candle[lit=false]
assert block ~3 ~1 ~1 oak_trapdoor[open=true]
assert block ~3 ~1 ~2 iron_trapdoor[open=false]
assert block ~2 ~1 ~3 oak_button[powered=true]

# A calibrated sensor hears only the frequency that comes in at its back.
# https://minecraft.wiki/w/Calibrated_Sculk_Sensor
# @template selftest:floor
setblock ~2 ~1 ~2 calibrated_sculk_sensor[facing=east]
setblock ~1 ~1 ~2 redstone_block
setblock ~2 ~1 ~4 glass
setblock ~2 ~1 ~4 air destroy
await delay 6t
assert block ~2 ~1 ~2 calibrated_sculk_sensor[sculk_sensor_phase=inactive]
setblock ~1 ~1 ~2 air
setblock ~2 ~1 ~4 glass
setblock ~2 ~1 ~4 air destroy
await block ~2 ~1 ~2 calibrated_sculk_sensor[sculk_sensor_phase=active]

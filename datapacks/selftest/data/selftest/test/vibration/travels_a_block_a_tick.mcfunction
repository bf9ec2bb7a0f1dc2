# A vibration travels a block a tick; a broken block has frequency 12.
# https://minecraft.wiki/w/Sculk_Sensor
# @template selftest:floor
setblock ~ ~1 ~2 sculk_sensor
setblock ~4 ~1 ~2 glass
setblock ~4 ~1 ~2 air destroy
assert block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=inactive]
await block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=active,power=8]
assert data block ~ ~1 ~2 {last_vibration_frequency:12}

# A sensor is active for 30 ticks, then deaf for 10.
# https://minecraft.wiki/w/Sculk_Sensor
# @template selftest:floor
setblock ~ ~1 ~2 sculk_sensor
setblock ~1 ~1 ~2 glass
setblock ~1 ~1 ~2 air destroy
await block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=active]
await block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=cooldown]
await block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=inactive]

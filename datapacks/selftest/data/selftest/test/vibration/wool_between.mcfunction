# Wool between keeps a vibration out.
# https://minecraft.wiki/w/Wool
# @template selftest:floor
setblock ~ ~1 ~2 sculk_sensor
setblock ~2 ~1 ~2 white_wool
setblock ~4 ~1 ~2 glass
setblock ~4 ~1 ~2 air destroy
await delay 8t
assert block ~ ~1 ~2 sculk_sensor[sculk_sensor_phase=inactive]

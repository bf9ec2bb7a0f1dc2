# @template selftest:floor
setblock ~ ~1 ~ redstone_lamp
setblock ~1 ~1 ~ lever[face=wall,facing=east]
dummy LampPusher spawn
assert block ~ ~1 ~ redstone_lamp[lit=false]
dummy LampPusher use block ~1 ~1 ~
await block ~ ~1 ~ redstone_lamp[lit=true]

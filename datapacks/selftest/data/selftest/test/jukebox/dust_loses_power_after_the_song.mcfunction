# Dust beside a jukebox has full power while the song plays, and none after it.
# https://minecraft.wiki/w/Jukebox
# @template selftest:floor
setblock ~1 ~1 ~1 jukebox
setblock ~2 ~1 ~1 redstone_wire
item replace block ~1 ~1 ~1 container.0 with stick[jukebox_playable="selftest:short"]
assert block ~2 ~1 ~1 redstone_wire[power=15]
await delay 31t
assert block ~2 ~1 ~1 redstone_wire[power=15]
await delay 1t
assert block ~2 ~1 ~1 redstone_wire[power=0]

# A pack's song: its comparator output, its length (rounded up to ticks) and one second more.
# https://minecraft.wiki/w/Jukebox_song_definition
# @template selftest:floor
setblock ~2 ~1 ~1 comparator[facing=west]
setblock ~1 ~1 ~1 jukebox
item replace block ~1 ~1 ~1 container.0 with stick[jukebox_playable="selftest:short"]
await delay 3t
assert data block ~2 ~1 ~1 {OutputSignal:9}
await delay 28t
assert data block ~1 ~1 ~1 ticks_since_song_started
await delay 1t
assert not data block ~1 ~1 ~1 ticks_since_song_started

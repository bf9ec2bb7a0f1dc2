# It stops a second after the end of the song: `11` lasts 71 seconds.
# https://minecraft.wiki/w/Jukebox
# @template selftest:floor
# @timeout 200
setblock ~1 ~1 ~1 redstone_lamp
setblock ~1 ~1 ~2 jukebox[has_record=true]{RecordItem:{id:"minecraft:music_disc_11",count:1},ticks_since_song_started:1400L}
setblock ~ ~1 ~1 stone
await block ~1 ~1 ~1 redstone_lamp[lit=true]
await not data block ~1 ~1 ~2 ticks_since_song_started
await block ~1 ~1 ~1 redstone_lamp[lit=false]
assert block ~1 ~1 ~2 jukebox[has_record=true]

# A record that played goes on playing, and a comparator knows it.
# https://minecraft.wiki/w/Jukebox
# @template selftest:floor
setblock ~1 ~1 ~2 jukebox[has_record=true]{RecordItem:{id:"minecraft:music_disc_far",count:1},ticks_since_song_started:20L}
setblock ~1 ~1 ~1 redstone_lamp
setblock ~2 ~1 ~2 comparator[facing=west]
setblock ~3 ~1 ~2 stone
setblock ~ ~1 ~1 stone
await data block ~2 ~1 ~2 {OutputSignal:5}
assert block ~1 ~1 ~1 redstone_lamp[lit=true]

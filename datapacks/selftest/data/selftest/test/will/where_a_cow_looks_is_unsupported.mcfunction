# A cow looks about as it likes.
# https://minecraft.wiki/w/Cow#Behavior
# @template selftest:floor
fill ~1 ~1 ~1 ~3 ~3 ~3 stone
fill ~2 ~1 ~2 ~2 ~2 ~2 air
summon cow ~2.5 ~1 ~2.5 {Tags:["st_will_l"]}
await delay 5t
execute rotated as @e[tag=st_will_l] run setblock ~ ~2 ~ stone
kill @e[tag=st_will_l]

# A cell that is open on one side does not hold a pig.
# https://minecraft.wiki/w/Pig#Behavior
# @template selftest:floor
setblock ~1 ~1 ~2 glass
setblock ~2 ~1 ~1 glass
setblock ~2 ~1 ~3 glass
setblock ~2 ~2 ~2 glass
summon pig ~2.5 ~1 ~2.5 {Tags:["st_wilp"]}
await delay 5t
kill @e[tag=st_wilp]

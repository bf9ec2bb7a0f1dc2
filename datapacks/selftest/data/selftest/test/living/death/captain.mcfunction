# What a captain leaves is not simulated.
# https://minecraft.wiki/w/Raid_captain
# @template selftest:floor
summon pillager ~1.5 ~1 ~1.5 {NoAI:1b,PatrolLeader:1b,Tags:["st_d5"]}
kill @e[tag=st_d5]

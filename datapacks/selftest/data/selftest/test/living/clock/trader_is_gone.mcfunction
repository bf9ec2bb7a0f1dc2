# When its time is over.
# https://minecraft.wiki/w/Wandering_Trader
# @template selftest:floor
summon wandering_trader ~2.5 ~1 ~2.5 {NoAI:1b,DespawnDelay:3}
await delay 6t

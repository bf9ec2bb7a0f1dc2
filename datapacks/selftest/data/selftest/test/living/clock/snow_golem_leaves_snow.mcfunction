# Where the ground carries it.
# https://minecraft.wiki/w/Snow_Golem
# @template selftest:floor
summon snow_golem ~2.5 ~1 ~2.5 {NoAI:1b}
await delay 2t

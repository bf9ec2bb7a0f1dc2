# A hurt one drinks.
# https://minecraft.wiki/w/Witch
# @template selftest:floor
summon witch ~2.5 ~1 ~2.5 {NoAI:1b,Health:5f}
await delay 40t

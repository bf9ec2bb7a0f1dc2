# A point every ten ticks.
# https://minecraft.wiki/w/Allay
# @template selftest:floor
summon allay ~2.5 ~1 ~2.5 {Tags:["lc_am"],NoAI:1b,Health:5f}
await delay 30t
assert data entity @n[tag=lc_am] {Health:8f}

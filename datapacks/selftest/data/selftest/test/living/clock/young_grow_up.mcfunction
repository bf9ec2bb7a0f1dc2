# Ages run without a will.
# https://minecraft.wiki/w/Mob
# @template selftest:floor
summon pig ~2.5 ~1 ~2.5 {Tags:["lc_ygu"],NoAI:1b,Age:-5}
await delay 3t
assert not data entity @n[tag=lc_ygu] {Age:-5}
await delay 5t
assert data entity @n[tag=lc_ygu] {Age:0}

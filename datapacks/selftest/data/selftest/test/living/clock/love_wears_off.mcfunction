# 30 seconds.
# https://minecraft.wiki/w/Breeding
# @template selftest:floor
summon pig ~2.5 ~1 ~2.5 {Tags:["lc_lwo"],NoAI:1b,InLove:8}
await delay 10t
assert data entity @n[tag=lc_lwo] {InLove:0}

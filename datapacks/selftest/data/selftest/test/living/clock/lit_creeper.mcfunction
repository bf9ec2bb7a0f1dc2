# It explodes without a will.
# https://minecraft.wiki/w/Creeper
# @template selftest:floor
summon creeper ~2.5 ~1 ~2.5 {NoAI:1b,ignited:1b}
await delay 2t

# It lays without a will.
# https://minecraft.wiki/w/Chicken
# @template selftest:floor
summon chicken ~2.5 ~1 ~2.5 {NoAI:1b,EggLayTime:3}
await delay 6t

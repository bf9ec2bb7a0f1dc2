# A thrown trident does 8 points: https://minecraft.wiki/w/Trident
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_dep"]}
summon trident ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d]}
await data entity @e[tag=st_dep,limit=1] {Health:2f}
assert entity @e[type=trident,distance=..8]

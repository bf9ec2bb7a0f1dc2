# Damage is the speed times 2, rounded up: https://minecraft.wiki/w/Arrow
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_hbs"]}
summon arrow ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d]}
await data entity @e[tag=st_hbs,limit=1] {Health:7f}
assert not entity @e[type=arrow,distance=..8]

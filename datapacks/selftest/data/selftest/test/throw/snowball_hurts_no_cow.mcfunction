# Others are only pushed: https://minecraft.wiki/w/Snowball
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_shn"]}
summon snowball ~0.6 ~1.7 ~2.5 {Motion:[1.2d,0d,0d]}
await delay 5t
assert not entity @e[type=snowball,distance=..8]
assert data entity @e[tag=st_shn,limit=1] {Health:10f}

# Snowballs do 3 points to blazes: https://minecraft.wiki/w/Snowball
# @template selftest:floor
summon blaze ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_sha"]}
summon snowball ~0.6 ~1.7 ~2.5 {Motion:[1.2d,0d,0d]}
await data entity @e[tag=st_sha,limit=1] {Health:17f}

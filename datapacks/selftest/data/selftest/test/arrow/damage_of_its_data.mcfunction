# The damage of the data replaces the 2: https://minecraft.wiki/w/Arrow#Entity_data
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_dod"]}
summon arrow ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d],damage:4d}
await data entity @e[tag=st_dod,limit=1] {Health:4f}

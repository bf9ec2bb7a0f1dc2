# Piercing I strikes two and no third: https://minecraft.wiki/w/Piercing
# @template selftest:floor
summon cow ~1.8 ~1 ~2.5 {NoAI:1b,Tags:["st_pag","st_pag1"]}
summon cow ~2.9 ~1 ~2.5 {NoAI:1b,Tags:["st_pag"]}
summon cow ~4 ~1 ~2.5 {NoAI:1b,Tags:["st_pag","st_pag3"]}
summon arrow ~0.5 ~1.7 ~2.5 {Motion:[2d,0d,0d],PierceLevel:1b}
await delay 5t
assert not data entity @e[tag=st_pag1,limit=1] {Health:10f}
assert data entity @e[tag=st_pag3,limit=1] {Health:10f}

# sort=furthest gives the order in which a command runs: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_fcf"],data:{n:1}}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_fcf"],data:{n:3}}
summon marker ~2.5 ~1 ~0.5 {Tags:["st_fcf"],data:{n:2}}
execute as @e[tag=st_fcf,sort=furthest] run data modify storage selftest:fcf l append from entity @s data.n
assert data storage selftest:fcf {l:[3,2,1]}

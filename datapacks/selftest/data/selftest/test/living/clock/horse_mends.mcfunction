# Unlike most animals a hurt horse heals slowly: https://minecraft.wiki/w/Horse
# @template selftest:floor
# @timeout 9100
summon horse ~1.5 ~1 ~1.5 {NoAI:1b,Health:5f,Tags:["lc_hm"],attributes:[{id:"max_health",base:20}]}
execute store result score #before st run data get entity @e[tag=lc_hm,limit=1] Health
await delay 9000t
execute store result score #after st run data get entity @e[tag=lc_hm,limit=1] Health
assert score #after st > #before st

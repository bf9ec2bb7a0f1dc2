# A struck creeper is charged: https://minecraft.wiki/w/Creeper
# @template selftest:floor
summon creeper ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_cac"]}
summon lightning_bolt ~2.5 ~1 ~2.5
await data entity @e[tag=st_cac,limit=1] {powered:1b}

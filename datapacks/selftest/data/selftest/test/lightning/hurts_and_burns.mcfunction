# Lightning does 5 points and sets on fire: https://minecraft.wiki/w/Lightning_Bolt
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_hab"]}
summon lightning_bolt ~2.5 ~1 ~2.5
await data entity @e[tag=st_hab,limit=1] {Health:5f}
execute store result score #hab st run data get entity @e[tag=st_hab,limit=1] Fire
assert score #hab st matches 140..160

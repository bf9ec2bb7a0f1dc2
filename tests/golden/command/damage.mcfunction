# https://minecraft.wiki/w/Commands/damage
summon cow 0 0 0 {Tags:["c"],Health:10f}
summon marker 0 0 0 {Tags:["m"]}
damage @e[tag=c,limit=1] 1
damage @e[tag=c,limit=1] 2.5 minecraft:lava
damage @e[tag=c,limit=1] 3 arrow at ~ ~ ~
damage @e[tag=c,limit=1] 4 arrow by @e[tag=m,limit=1]
damage @e[tag=c,limit=1] 5 arrow by @e[tag=m,limit=1] from @e[tag=c,limit=1]
damage @e[tag=c,limit=1] 5
damage @e[tag=m,limit=1] 5
damage @e[tag=c,limit=1] -1
damage @e 1
damage @e[tag=c,limit=1] 1 joy
damage @e[tag=c,limit=1] 1 arrow by
data get entity @e[tag=c,limit=1] Health 10

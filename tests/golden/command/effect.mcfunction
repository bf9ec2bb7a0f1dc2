# https://minecraft.wiki/w/Commands/effect
summon cow 0 0 0 {Tags:["c"]}
summon marker 0 0 0 {Tags:["m"]}
effect give @e[tag=c] speed
effect give @e[tag=c] minecraft:speed 40
effect give @e[tag=c] speed 40 0 true
effect give @e[tag=c] speed infinite
effect give @e[tag=c] speed infinite 255 false
effect give @e[tag=c] speed 5 3
effect give @e speed 5 3
effect give @e[tag=m] speed 5
effect give @e[tag=c] joy
effect give @e[tag=c] speed 0
effect give @e[tag=c] speed 1000001
effect give @e[tag=c] speed 5 256
effect give @e[tag=c] speed forever
effect clear @e[tag=c] haste
effect clear @e[tag=c] speed
effect clear @e[tag=c]
effect clear

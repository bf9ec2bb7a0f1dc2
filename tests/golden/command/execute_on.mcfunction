# Relations: https://minecraft.wiki/w/Commands/execute#on
summon marker 0 0 0 {Tags:[m]}
summon armor_stand 0 0 0 {Tags:[base],NoGravity:1b,Passengers:[{id:"minecraft:armor_stand",Tags:[rider],NoGravity:1b},{id:"minecraft:marker",Tags:[rider]}]}
execute as @e[tag=base] on passengers if entity @s[tag=rider]
scoreboard objectives add o dummy
execute as @e[tag=base] on passengers run scoreboard players add #n o 1
execute as @e[tag=rider] on vehicle if entity @s[tag=base]
execute as @e[tag=base] on vehicle run say hi
execute on passengers run say hi
execute as @e[tag=m] on controller run say hi
execute as @e[tag=m] on owner run say hi
execute as @e[tag=m] on origin run say hi
execute as @e[tag=m] on leasher run say hi
execute as @e[tag=m] on attacker run say hi
execute as @e[tag=base] on target run say hi
execute as @e[tag=m] on friend run say hi
summon interaction 0 0 0 {Tags:[i]}
execute as @e[tag=i] on target run say hi
execute summon marker run tag @s add new
execute if entity @e[tag=new,type=marker]
execute summon pigg run tag @s add new

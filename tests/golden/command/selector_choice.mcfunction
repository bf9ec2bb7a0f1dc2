# Filter first, then pick: https://minecraft.wiki/w/Target_selectors
summon marker 1 0 0 {Tags:["m","a"]}
summon marker 5 0 0 {Tags:["m","b"],data:{n:5b}}
summon armor_stand 9 0 0 {Tags:["m","c"],NoGravity:1b,CustomName:"Bob"}
scoreboard objectives add o dummy
execute if entity @e
execute if entity @e[tag=m]
execute if entity @e[tag=m,tag=!a]
execute if entity @e[tag=]
execute if entity @e[tag=!]
execute if entity @e[type=marker]
execute if entity @e[type=!marker]
execute if entity @e[limit=2]
execute if entity @e[distance=..5]
execute positioned 0.0 0 0.0 if entity @e[distance=..6]
execute if entity @e[x=5,y=0,z=0,distance=..1]
execute if entity @e[name=Bob]
execute if entity @e[name=!Bob]
execute if entity @e[nbt={data:{n:5b}}]
execute if entity @e[nbt={data:{n:5}}]
execute if entity @e[nbt=!{data:{n:5b}}]
scoreboard players set @e[sort=nearest,limit=1] o 3
scoreboard players get @e[tag=a,limit=1] o
scoreboard players set @e[sort=furthest,limit=1] o 4
scoreboard players get @e[tag=c,limit=1] o
scoreboard players set @n[tag=!a] o 5
scoreboard players get @e[tag=b,limit=1] o
execute if entity @e[scores={o=4..}]
execute if entity @e[scores={o=..3}]
execute if entity @e[scores={none=0}]
execute if entity @e[x=8,y=0,z=0,dx=2]
execute if entity @e[x=9.8,y=1.9,z=-0.3,dx=0,dy=0,dz=0]
execute if entity @e[x=8.3,y=1.9,z=-0.3,dx=0,dy=0,dz=0]
execute if entity @e[x=0,y=-1,z=-1,dx=6,dy=2,dz=2,type=marker]
execute in the_nether if entity @e
execute in the_nether if entity @e[distance=..100]
execute as @e run scoreboard players add @s o 10
execute as @e[tag=a] if entity @s[tag=a]
execute as @e[tag=a] if entity @s[tag=b]
execute if entity @s
execute if entity @a
scoreboard players get @e[tag=m] o
tag @e[tag=nobody] add x
tag @e add x
tag @e add x
tag @e[tag=a] remove x
execute if entity @e[tag=x]
tag @e list

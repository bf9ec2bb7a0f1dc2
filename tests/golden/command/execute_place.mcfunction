# Where and which way: https://minecraft.wiki/w/Commands/execute#Modify_subcommands
# Place is read back by what stands there: a lever at 5 70 5, stone at 0 70 3.
setblock 5 70 5 lever[face=floor]
setblock 0 70 3 stone
execute positioned 5 70 5 if block ~ ~ ~ lever
execute positioned 5 70 5 if block ~0.4 ~ ~ lever
execute positioned 5 70 5 if block ~0.5 ~ ~ lever
execute positioned 5.0 70 5.0 if block ~0.9 ~ ~ lever
execute positioned 5.9 70.9 5.9 align xyz if block ~0.9 ~0.9 ~0.9 lever
execute positioned 5.9 70.9 5.9 align xz if block ~ ~0.2 ~ lever
execute positioned 5 70 5 align xx if block ~ ~ ~ lever
execute positioned 0.5 70 0.5 rotated 0 0 if block ^ ^ ^3 stone
execute positioned 0.5 70 0.5 rotated 90 0 if block ^ ^ ^3 stone
execute positioned 0.5 70 0.5 rotated 90 0 if block ^-3 ^ ^ stone
execute positioned 0.5 70 0.5 rotated 90 0 if block ^3 ^ ^ stone
execute positioned 0.5 70 0.5 rotated -90 0 if block ^-3 ^ ^ stone
execute positioned 0.5 67 0.5 rotated 0 -90 if block ^ ^ ^3 air
execute positioned 0.5 73.5 3.5 rotated 0 90 if block ^ ^ ^3 stone
execute positioned 0.5 70.5 0.5 facing 0.5 70.5 3.5 if block ^ ^ ^3 stone
execute positioned 0.5 70.5 6.5 facing 0.5 70.5 3.5 if block ^ ^ ^3 stone
execute positioned 5.5 0 5.5 positioned over world_surface if block ~ ~-1 ~ lever
execute positioned 5.5 0 5.5 positioned over ocean_floor if block ~ ~-1 ~ lever
execute positioned 5.5 0 5.5 positioned over no_such if block ~ ~-1 ~ lever
summon armor_stand 0.5 70 0.5 {Tags:[s],NoGravity:1b,Rotation:[-90f,0f]}
execute at @e[tag=s] if block ^-3 ^ ^ stone
execute positioned as @e[tag=s] if block ~ ~ ~3 stone
execute positioned 0.5 70 0.5 rotated as @e[tag=s] if block ^-3 ^ ^ stone
execute as @e[tag=s] at @s anchored eyes positioned ^ ^ ^ if entity @s[distance=1.7..1.8]
execute as @e[tag=s] at @s anchored eyes if entity @s[distance=0]
execute as @e[tag=s] at @s anchored eyes positioned ~ ~ ~ positioned ^ ^ ^ if entity @s[distance=0]
execute positioned 3.5 70 0.5 facing entity @e[tag=s] feet positioned ^ ^ ^3 if entity @e[tag=s,distance=..0.01]
execute positioned 8 70 16 in the_nether if dimension the_nether
execute positioned 8.0 70 16.0 in the_nether positioned ~ ~ ~ in overworld if entity @e[tag=s,x=0,distance=..80]
execute in the_nether positioned 8.0 0 16.0 in overworld positioned ~-64 ~ ~-125 if block ~ 70 ~ stone
execute in nowhere run say hi
execute if dimension overworld
execute unless dimension overworld

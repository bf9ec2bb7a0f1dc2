# teamkill by the colour of the killed, killedByTeam by that of the killer: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_tk teamkill.red
scoreboard objectives add st_c_kbt killedByTeam.blue
team add st_c_red
team modify st_c_red color red
team add st_c_blue
team modify st_c_blue color blue
team join st_c_blue @s
summon pig ~3.5 ~1 ~3.5 {Tags:["st_ckt"],NoAI:1b,DeathLootTable:"selftest:advancement/nothing"}
team join st_c_red @n[tag=st_ckt]
damage @n[tag=st_ckt] 100 player_attack by @s
assert score @s st_c_tk matches 1
execute store result score #ckt st run scoreboard players list
execute as @e[tag=st_ckt] run assert score @s st_c_kbt matches 1
team remove st_c_red
team remove st_c_blue
scoreboard objectives remove st_c_tk
scoreboard objectives remove st_c_kbt

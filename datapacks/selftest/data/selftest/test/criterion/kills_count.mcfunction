# totalKillCount counts every kill, playerKillCount players only: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_all totalKillCount
scoreboard objectives add st_c_pk playerKillCount
scoreboard objectives add st_c_pig minecraft.killed:minecraft.pig
execute positioned ~3.5 ~1 ~0.5 run dummy StCkcAnna spawn
summon pig ~3.5 ~1 ~3.5 {Tags:["st_ckc"],NoAI:1b,DeathLootTable:"selftest:advancement/nothing"}
await delay 61t
damage @n[tag=st_ckc] 100 player_attack by @s
damage StCkcAnna 100 player_attack by @s
assert score @s st_c_all matches 2
assert score @s st_c_pk matches 1
assert score @s st_c_pig matches 1
scoreboard objectives remove st_c_all
scoreboard objectives remove st_c_pk
scoreboard objectives remove st_c_pig

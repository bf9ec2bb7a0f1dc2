# Values are set in the player's first tick: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_hp health
scoreboard objectives add st_c_food food
scoreboard objectives add st_c_air air
scoreboard objectives add st_c_lvl level
execute positioned ~3.5 ~1 ~0.5 run dummy StCvaAnna spawn
await delay 1t
assert score StCvaAnna st_c_hp matches 20
assert score StCvaAnna st_c_food matches 20
assert score StCvaAnna st_c_air matches 300
assert score StCvaAnna st_c_lvl matches 0
scoreboard objectives remove st_c_hp
scoreboard objectives remove st_c_food
scoreboard objectives remove st_c_air
scoreboard objectives remove st_c_lvl

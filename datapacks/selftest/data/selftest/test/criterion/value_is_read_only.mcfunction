# Commands cannot write what the game sets: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_ro health
execute store success score #ro st run scoreboard players set @s st_c_ro 5
execute store success score #ro2 st run scoreboard players add @s st_c_ro 5
execute store success score #ro3 st run scoreboard players operation @s st_c_ro = #ro st
assert score #ro st matches 0
assert score #ro2 st matches 0
assert score #ro3 st matches 0
scoreboard objectives remove st_c_ro

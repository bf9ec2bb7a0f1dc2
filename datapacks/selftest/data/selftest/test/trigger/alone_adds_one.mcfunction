# trigger without a number adds 1: https://minecraft.wiki/w/Commands/trigger
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_tao trigger
scoreboard players set @s st_tao 4
scoreboard players enable @s st_tao
trigger st_tao
assert score @s st_tao matches 5

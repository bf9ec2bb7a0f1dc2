# A trigger that was used is not enabled any more: https://minecraft.wiki/w/Commands/trigger
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_ofe trigger
scoreboard players enable @s st_ofe
trigger st_ofe add 3
execute store success score #ofe st run trigger st_ofe add 3
assert score #ofe st matches 0
assert score @s st_ofe matches 3

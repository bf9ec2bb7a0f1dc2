# trigger fails until the objective is enabled for the player: https://minecraft.wiki/w/Commands/trigger
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_tnt trigger
execute store success score #tnt st run trigger st_tnt
scoreboard players enable @s st_tnt
execute store success score #tnt2 st run trigger st_tnt set 4
assert score #tnt st matches 0
assert score #tnt2 st matches 1
assert score @s st_tnt matches 4

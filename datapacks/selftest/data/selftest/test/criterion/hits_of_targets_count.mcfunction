# A thrown snowball that meets a target counts for its thrower: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_target minecraft.custom:minecraft.target_hit
setblock ~3 ~1 ~3 target
give @s snowball
execute anchored eyes run tp @s ~1.5 ~1 ~1.5 facing ~3.5 ~1.5 ~3.5
dummy @s use item
assert not score @s st_c_target matches 1..
await not block ~3 ~1 ~3 target[power=0]
assert score @s st_c_target matches 1
scoreboard objectives remove st_c_target

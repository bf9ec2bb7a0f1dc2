# A jump leaves the ground and is counted.
# https://minecraft.wiki/w/Jumping
# @template selftest:floor
# @skyaccess
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_jump minecraft.custom:minecraft.jump
await delay 2t
execute store result score #hs_y st run data get entity @s Pos[1] 100
dummy @s jump
assert score @s hs_jump matches 1
await delay 6t
execute store result score #hs_y2 st run data get entity @s Pos[1] 100
scoreboard players operation #hs_y2 st -= #hs_y st
assert score #hs_y2 st matches 123..126

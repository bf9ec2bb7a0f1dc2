# Effects of the screen are kept by player.
# https://minecraft.wiki/w/Commands/posteffect
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
posteffect add @s minecraft:invert
posteffect add @s minecraft:creeper
execute store result score #op1 st run posteffect list @s
assert score #op1 st matches 2
posteffect clear @s
execute store result score #op2 st run posteffect list @s
assert score #op2 st matches 0

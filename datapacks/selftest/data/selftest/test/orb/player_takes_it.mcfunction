# An orb comes to a player near: https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~0.5 ~1 ~0.5
summon experience_orb ~4.2 ~1 ~4.2 {Value:7s}
await not entity @e[type=experience_orb,distance=..8]
execute store result score #pti st run experience query @s levels
assert score #pti st matches 1

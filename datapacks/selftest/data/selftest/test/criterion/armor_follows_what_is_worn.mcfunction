# armor shows points of armour: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 2t
scoreboard objectives add st_c_arm armor
item replace entity @s armor.chest with iron_chestplate
await delay 1t
assert score @s st_c_arm matches 6
scoreboard objectives remove st_c_arm

# What is drawn with count 0 counts in the result of spawn (gm4_arborenda_shamir counts rolls so), and lies nowhere: https://github.com/Gamemode4Dev/GM4_Datapacks/tree/master/gm4_metallurgy
# @template selftest:floor
scoreboard objectives add rolls dummy
execute store result score #rolls rolls run loot spawn ~1 ~1 ~1 loot {pools:[{rolls:3,entries:[{type:"item",name:"stone",modifier:{type:"set_count",count:0}}]}]}
assert score #rolls rolls matches 3
assert not entity @e[type=item] inside
setblock ~1 ~1 ~1 barrel
execute store result score #rolls rolls run loot insert ~1 ~1 ~1 loot {pools:[{rolls:3,entries:[{type:"item",name:"stone",modifier:{type:"set_count",count:0}}]}]}
assert score #rolls rolls matches 0

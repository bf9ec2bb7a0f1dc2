# Three slots for each point of strength.
# https://minecraft.wiki/w/Llama#Storage
# @template selftest:floor
summon llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Strength:2,Tags:["st_m2"]}
summon trader_llama ~1.5 ~1 ~3.5 {NoAI:1b,ChestedHorse:1b,Strength:5,Tags:["st_m3"]}
execute store result score #st_m2 st run execute if slots entity @e[tag=st_m2] horse.*
execute store result score #st_m3 st run execute if slots entity @e[tag=st_m3] horse.*
assert score #st_m2 st matches 6
assert score #st_m3 st matches 15

# Fifteen slots in the chest of a donkey.
# https://minecraft.wiki/w/Slot
# @template selftest:floor
summon donkey ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Tags:["st_m1"]}
execute store result score #st_m1 st run execute if slots entity @e[tag=st_m1] horse.*
assert score #st_m1 st matches 15

# A mule without a chest, and a horse, have none of the slots.
# https://minecraft.wiki/w/Slot
# @template selftest:floor
summon mule ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_m4"]}
summon horse ~1.5 ~1 ~3.5 {NoAI:1b,Tags:["st_m4"]}
execute store success score #st_m4 st run item replace entity @e[tag=st_m4] horse.0 with stick
assert score #st_m4 st matches 0
execute store success score #st_m4 st run execute if slots entity @e[tag=st_m4] horse.*
assert score #st_m4 st matches 0

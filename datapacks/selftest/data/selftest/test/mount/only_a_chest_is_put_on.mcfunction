# Nothing else is a chest.
# https://minecraft.wiki/w/Slot
# @template selftest:floor
summon mule ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_m11"]}
execute store success score #st_m11 st run item replace entity @e[tag=st_m11] horse.chest with barrel
assert score #st_m11 st matches 0
assert data entity @e[tag=st_m11,limit=1] {ChestedHorse:0b}

# The slot of the chest puts one on, empty.
# https://minecraft.wiki/w/Slot
# @template selftest:floor
summon mule ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_m9"]}
assert not items entity @e[tag=st_m9] horse.chest *
item replace entity @e[tag=st_m9] horse.chest with chest
assert items entity @e[tag=st_m9] horse.chest chest
assert data entity @e[tag=st_m9,limit=1] {ChestedHorse:1b,Items:[]}
item replace entity @e[tag=st_m9] horse.14 with stick
assert items entity @e[tag=st_m9] horse.14 stick

# With the chest goes what is in it.
# https://minecraft.wiki/w/Slot
# @template selftest:floor
summon mule ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Items:[{Slot:0b,id:"stick"}],Tags:["st_m10"]}
item replace entity @e[tag=st_m10] horse.chest with air
assert data entity @e[tag=st_m10,limit=1] {ChestedHorse:0b}
item replace entity @e[tag=st_m10] horse.chest with chest
assert not items entity @e[tag=st_m10] horse.* *

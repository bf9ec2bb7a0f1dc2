# A llama draws its strength.
# https://minecraft.wiki/w/Llama#Storage
# @template selftest:floor
summon llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Tags:["st_m15"]}
item replace entity @e[tag=st_m15] horse.0 with stick

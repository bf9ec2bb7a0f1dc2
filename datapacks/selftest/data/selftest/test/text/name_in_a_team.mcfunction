# A name carries the prefix and the suffix of its team: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
team add st_nit
team modify st_nit prefix "Sir "
team modify st_nit suffix {text:" II"}
summon marker ~0.5 ~1 ~0.5 {Tags:["st_nit"],CustomName:"Bert"}
team join st_nit @e[tag=st_nit]
tellraw @s ["<",{selector:"@e[tag=st_nit]"},">"]
assert chat "^<Sir Bert II>$"

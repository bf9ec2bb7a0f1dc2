# Who leaves a cart stands beside it: https://minecraft.wiki/w/Minecart
# @template selftest:floor
# @dummy ~0.5 ~1 ~0.5
summon minecart ~2.5 ~1 ~2.5 {Tags:["st_psob"]}
ride @s mount @e[tag=st_psob,limit=1]
ride @s dismount
execute at @e[tag=st_psob] run assert entity @s[distance=0.9..1.6]

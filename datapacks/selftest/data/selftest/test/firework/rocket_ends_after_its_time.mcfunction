# A rocket rises and is gone: https://minecraft.wiki/w/Firework_Rocket
# @template selftest:floor
summon firework_rocket ~2.5 ~1 ~2.5 {Tags:["st_rea"],LifeTime:12}
await delay 5t
execute positioned ~ ~1.3 ~ run assert entity @e[tag=st_rea,dx=4,dy=5,dz=4]
await not entity @e[tag=st_rea]

# A boat floats on the surface: https://minecraft.wiki/w/Boat
# @template selftest:floor
fill ~ ~ ~ ~4 ~2 ~4 glass outline
fill ~1 ~1 ~1 ~3 ~1 ~3 water
fill ~1 ~2 ~1 ~3 ~2 ~3 air
summon oak_boat ~2.5 ~2 ~2.5 {Tags:["st_fow"]}
await delay 60t
execute positioned ~ ~1.3 ~ run assert entity @e[tag=st_fow,dx=4,dy=0.6,dz=4]

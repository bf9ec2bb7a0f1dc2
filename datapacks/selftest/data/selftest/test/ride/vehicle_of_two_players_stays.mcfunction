# It stays for the other one.
# https://minecraft.wiki/w/Player.dat_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
execute positioned ~2 ~1 ~3 run dummy st_vtp spawn
summon oak_boat ~3.5 ~1 ~1.5 {Tags:["st_vts"]}
ride st_vtp mount @n[tag=st_vts]
ride @s mount @n[tag=st_vts]
dummy st_vtp leave
assert entity @e[tag=st_vts]
execute on vehicle run assert entity @s[tag=st_vts]

# positioned over moves to the top of the column: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
# @skyaccess
execute positioned ~1 ~2 ~1 positioned over motion_blocking run summon marker ~ ~ ~ {Tags:["st_oah"]}
execute positioned ~1 ~1 ~1 run assert entity @e[tag=st_oah,distance=..0.001]

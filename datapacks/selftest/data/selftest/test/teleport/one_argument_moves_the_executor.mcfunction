# tp with a place alone moves the executor: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_oam"]}
execute as @e[tag=st_oam] run tp ~3.5 ~1 ~1.5
execute positioned ~3.5 ~1 ~1.5 run assert entity @e[tag=st_oam,distance=..0.001]

# Each run stores, so the last one stays: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_lof"],data:{n:4}}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_lof"],data:{n:9}}
execute store result score #lof st as @e[tag=st_lof,sort=nearest] run data get entity @s data.n
assert score #lof st matches 9

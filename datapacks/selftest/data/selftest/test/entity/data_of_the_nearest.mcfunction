# data takes one entity, which @n is: https://minecraft.wiki/w/Commands/data
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_oto"],data:{n:1}}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_oto"],data:{n:2}}
execute store result score #oto st run data get entity @n[tag=st_oto] data.n
assert score #oto st matches 1

# A store behind as writes for each executor: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_iae"],data:{n:4}}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_iae"],data:{n:9}}
execute as @e[tag=st_iae] store result score @s st run data get entity @s data.n
execute store result score #iae st if entity @e[tag=st_iae,scores={st=9}]
execute store result score #iae2 st if entity @e[tag=st_iae,scores={st=4}]
assert score #iae st matches 1
assert score #iae2 st matches 1

# A function runs as whoever calls it.
# https://minecraft.wiki/w/Commands/function
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_keeps"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_keeps"]}
execute as @e[tag=st_keeps] run function selftest:language/mark_self
execute store result score #function_keeps_the_executor st if entity @e[tag=st_keeps,tag=st_marked]
assert score #function_keeps_the_executor st matches 2

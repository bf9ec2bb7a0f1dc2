# Sneaking ends a player's ride: https://minecraft.wiki/w/Riding
# @template selftest:floor
# @dummy ~0.5 ~1 ~0.5
summon minecart ~2.5 ~1 ~2.5 {Tags:["st_spgo"]}
ride @s mount @e[tag=st_spgo,limit=1]
await delay 2t
execute as @s on vehicle run tag @s add st_spgo_rode
assert entity @e[tag=st_spgo_rode]
dummy @s sneak true
await delay 2t
tag @e[tag=st_spgo] remove st_spgo_rode
execute as @s on vehicle run tag @s add st_spgo_rode
assert not entity @e[tag=st_spgo_rode]

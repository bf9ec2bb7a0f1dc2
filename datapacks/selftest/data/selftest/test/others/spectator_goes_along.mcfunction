# A spectator goes where the entity goes and looks where it looks, until it sneaks or the entity is gone.
# https://minecraft.wiki/w/Spectator#Spectating_entities
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
# @timeout 60
gamemode spectator @s
summon pig ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_ogo"]}
execute store result score #osp st run spectate @n[tag=st_ogo]
assert score #osp st matches 1
execute at @n[tag=st_ogo] run assert entity @s[distance=..0.01]
tp @n[tag=st_ogo] ~1.5 ~2 ~1.5 90 20
await delay 2t
execute at @n[tag=st_ogo] run assert entity @s[distance=..0.01,y_rotation=90,x_rotation=20]
dummy @s sneak true
await delay 2t
dummy @s sneak false
tp @n[tag=st_ogo] ~2.5 ~1 ~0.5
await delay 2t
execute at @n[tag=st_ogo] run assert not entity @s[distance=..1]
spectate @n[tag=st_ogo]
spectate
tp @n[tag=st_ogo] ~0.5 ~1 ~2.5
await delay 2t
execute at @n[tag=st_ogo] run assert not entity @s[distance=..1]
spectate @n[tag=st_ogo]
kill @n[tag=st_ogo]
await delay 2t
tp @s ~1.5 ~3 ~1.5
await delay 2t
execute positioned ~1.5 ~3 ~1.5 run assert entity @s[distance=..0.01]

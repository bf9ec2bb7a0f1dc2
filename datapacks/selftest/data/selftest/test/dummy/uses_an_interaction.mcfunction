# An interaction keeps who used it, on target finds him: https://minecraft.wiki/w/Interaction
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon interaction ~2.5 ~1 ~2.5 {Tags:["st_uai"]}
dummy @s use entity @n[tag=st_uai]
execute as @e[tag=st_uai] on target run tag @s add st_uai_hit
assert entity @s[tag=st_uai_hit]

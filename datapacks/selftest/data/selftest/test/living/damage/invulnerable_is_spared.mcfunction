# What is invulnerable is hurt by the void only: https://minecraft.wiki/w/Entity_format
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_invulnerable_is_spared"],Invulnerable:1b}
execute store success score #st_l_damage_invulnerable_is_spared st run damage @e[tag=st_l_damage_invulnerable_is_spared,limit=1] 5
assert score #st_l_damage_invulnerable_is_spared st matches 0
damage @e[tag=st_l_damage_invulnerable_is_spared,limit=1] 5 out_of_world
assert data entity @e[tag=st_l_damage_invulnerable_is_spared,limit=1] {Health:15f}

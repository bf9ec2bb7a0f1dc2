# Nothing saves from the command: https://minecraft.wiki/w/Totem_of_Undying
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_totem_does_not_save_from_kill"],equipment:{offhand:{id:"minecraft:totem_of_undying"}}}
kill @e[tag=st_l_death_totem_does_not_save_from_kill,limit=1]
assert not entity @e[tag=st_l_death_totem_does_not_save_from_kill,limit=1]

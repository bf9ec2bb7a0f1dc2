# What the game gives by a longer table is not known: https://minecraft.wiki/w/Loot_table
# @template selftest:floor
summon zombie_horse ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_of_what_has_no_known_table"]}
kill @e[tag=st_l_death_of_what_has_no_known_table]

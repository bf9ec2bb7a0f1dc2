# What is done to a mob in the tick of its coming needs no will: https://minecraft.wiki/w/Commands/damage
# @template selftest:floor
summon cow ~1.5 ~1 ~1.5 {Tags:["st_l_damage_mob_with_a_will_takes_it"]}
damage @e[tag=st_l_damage_mob_with_a_will_takes_it,limit=1] 3
effect give @e[tag=st_l_damage_mob_with_a_will_takes_it] speed 10
assert data entity @e[tag=st_l_damage_mob_with_a_will_takes_it,limit=1] {Health:7f}
attribute @e[tag=st_l_damage_mob_with_a_will_takes_it,limit=1] movement_speed modifier value get effect.speed
data merge entity @e[tag=st_l_damage_mob_with_a_will_takes_it,limit=1] {DeathLootTable:"minecraft:empty"}
kill @e[tag=st_l_damage_mob_with_a_will_takes_it]
await delay 21t

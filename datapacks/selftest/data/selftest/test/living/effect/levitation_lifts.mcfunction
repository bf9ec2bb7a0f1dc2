# An armour stand with levitation rises: https://minecraft.wiki/w/Levitation
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_l_effect_levitation_lifts"]}
effect give @e[tag=st_l_effect_levitation_lifts,limit=1] levitation 2 1
await delay 20t
execute positioned ~ ~1.8 ~ run assert entity @e[tag=st_l_effect_levitation_lifts,dx=5,dy=3,dz=5]

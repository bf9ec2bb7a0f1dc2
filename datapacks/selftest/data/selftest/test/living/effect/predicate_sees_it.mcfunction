# A predicate asks for amplifier and duration: https://minecraft.wiki/w/Predicate
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_predicate_sees_it"]}
effect give @e[tag=st_l_effect_predicate_sees_it,limit=1] speed 10 1
execute as @e[tag=st_l_effect_predicate_sees_it,limit=1] run assert predicate {type:"entity_properties",entity:"this",predicate:{effects:{"minecraft:speed":{amplifier:1,duration:{min:150,max:200}}}}}
execute as @e[tag=st_l_effect_predicate_sees_it,limit=1] run assert not predicate {type:"entity_properties",entity:"this",predicate:{effects:{"minecraft:haste":{}}}}

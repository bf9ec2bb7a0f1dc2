# entity_scores asks about ranges of scores: https://minecraft.wiki/w/Predicate
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_soe"]}
scoreboard players set @e[tag=st_soe] st 6
execute as @e[tag=st_soe] run assert predicate {type:"entity_scores",entity:"this",scores:{st:{min:5,max:7}}}
execute as @e[tag=st_soe] run assert not predicate {type:"entity_scores",entity:"this",scores:{st:{min:7}}}

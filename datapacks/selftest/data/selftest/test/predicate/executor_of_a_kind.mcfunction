# entity_properties asks about the kind: https://minecraft.wiki/w/Java_Edition_26.2
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_eok"]}
execute as @e[tag=st_eok] run assert predicate {type:"entity_properties",entity:"this",predicate:{entity_type:"minecraft:marker"}}
execute as @e[tag=st_eok] run assert not predicate {type:"entity_properties",entity:"this",predicate:{entity_type:"minecraft:interaction"}}

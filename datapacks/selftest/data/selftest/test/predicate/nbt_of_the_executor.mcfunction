# entity_properties asks about nbt: https://minecraft.wiki/w/Predicate
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_note","more"],data:{a:1}}
execute as @e[tag=st_note] run assert predicate {type:"entity_properties",entity:"this",predicate:{nbt:"{data:{a:1},Tags:[more]}"}}
execute as @e[tag=st_note] run assert not predicate {type:"entity_properties",entity:"this",predicate:{nbt:"{data:{a:2}}"}}

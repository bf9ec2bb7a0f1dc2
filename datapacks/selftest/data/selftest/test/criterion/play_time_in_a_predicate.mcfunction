# Statistics of time are there without an objective: https://minecraft.wiki/w/Predicate#Entity
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 3t
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{stats:[{type:"custom",stat:"play_time",value:3}]}}}

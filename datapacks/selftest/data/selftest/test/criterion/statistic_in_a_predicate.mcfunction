# A player predicate asks for statistics: https://minecraft.wiki/w/Predicate#Entity
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 5
dummy @s drop all
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{stats:[{type:"dropped",stat:"stick",value:5},{type:"custom",stat:"drop",value:{max:1}}]}}}
assert not predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{stats:[{type:"dropped",stat:"bone",value:{min:1}}]}}}

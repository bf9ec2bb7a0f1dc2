# A player predicate asks for advancements: https://minecraft.wiki/w/Predicate#Entity
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:both one
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{advancements:{"selftest:both":false,"selftest:both":{one:true,two:false}}}}}
advancement grant @s only selftest:both two
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{advancements:{"selftest:both":true}}}}

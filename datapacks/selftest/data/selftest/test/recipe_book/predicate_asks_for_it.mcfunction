# A player predicate asks for recipes: https://minecraft.wiki/w/Predicate#Entity
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{recipes:{"selftest:mud":false}}}}
recipe give @s selftest:mud
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{recipes:{"selftest:mud":true,"selftest:brick_of_mud":false}}}}

# input is about keys, which a dummy does not have: https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
dummy @s sneak true
assert predicate {type:"entity_properties",entity:"this",predicate:{"type_specific/player":{input:{forward:false,sneak:false}}}}

# dummy sneak makes the player sneak: https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
dummy @s sneak true
assert predicate {type:"entity_properties",entity:"this",predicate:{flags:{is_sneaking:true}}}
dummy @s sneak false
assert not predicate {type:"entity_properties",entity:"this",predicate:{flags:{is_sneaking:true}}}

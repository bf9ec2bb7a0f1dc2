# In Ward sneaking is a key that predicates see.
# https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
# @dummy ~1 ~1 ~1
dummy @s sneak true
assert predicate {type:"entity_properties",entity:"this",predicate:{"minecraft:type_specific/player":{input:{sneak:true,sprint:false}}}}
dummy @s sneak false
assert predicate {type:"entity_properties",entity:"this",predicate:{"minecraft:type_specific/player":{input:{sneak:false}}}}

# An entity's data can be the arguments.
# https://minecraft.wiki/w/Commands/function
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_macro_entity"],data:{to:"selftest:macro/from_an_entity",value:9}}
function selftest:language/set with entity @e[tag=st_macro_entity,limit=1] data
assert data storage selftest:macro/from_an_entity {v:9}

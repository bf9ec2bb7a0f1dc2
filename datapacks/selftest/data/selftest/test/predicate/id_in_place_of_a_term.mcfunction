# The id of a file stands in place of a term: https://github.com/misode/technical-changes/tree/main/26.3
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_iip"]}
execute as @e[tag=st_iip] run assert predicate {type:"all_of",terms:["selftest:is_marker",{type:"location_check",predicate:{dimension:"overworld"}}]}
execute as @e[tag=st_iip] run assert not predicate {type:"inverted",term:"selftest:is_marker"}

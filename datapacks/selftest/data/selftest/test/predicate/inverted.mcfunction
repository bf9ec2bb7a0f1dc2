# inverted turns its term round: https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert predicate {type:"inverted",term:{type:"location_check",predicate:{dimension:"the_end"}}}

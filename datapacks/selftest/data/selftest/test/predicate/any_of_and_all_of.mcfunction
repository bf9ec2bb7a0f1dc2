# any_of needs one term, all_of needs each: https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert predicate {type:"any_of",terms:[{type:"location_check",predicate:{dimension:"the_end"}},{type:"location_check",predicate:{dimension:"overworld"}}]}
assert not predicate {type:"all_of",terms:[{type:"location_check",predicate:{dimension:"the_end"}},{type:"location_check",predicate:{dimension:"overworld"}}]}

assert predicate {type:"location_check",predicate:{dimension:"overworld"}}
assert not predicate {type:"location_check",predicate:{dimension:"the_end"}}

# any_of of nothing fails, all_of of nothing holds: https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert not predicate {type:"any_of",terms:[]}
assert predicate {type:"all_of",terms:[]}

# A chance of 1 always holds, one of 0 never: https://minecraft.wiki/w/Predicate
# @template selftest:floor
assert predicate {type:"random_chance",chance:1.0}
assert not predicate {type:"random_chance",chance:0.0}

say a
assert chat "a("

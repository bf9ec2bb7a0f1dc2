# @setup_ticks 0
assert not score #x no_such_objective matches 1

# @setup_ticks 0
# @seed 5
assert block ~ ~ ~ air

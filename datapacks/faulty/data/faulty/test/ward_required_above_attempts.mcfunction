# @max_attempts 2
# @required_successes 3
assert block ~ ~ ~ air

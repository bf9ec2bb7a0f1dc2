# @max_attempts 0
assert block ~ ~ ~ air

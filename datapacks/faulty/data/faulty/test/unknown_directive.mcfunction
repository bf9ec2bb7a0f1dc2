# @timeot 20
assert block ~ ~ ~ air

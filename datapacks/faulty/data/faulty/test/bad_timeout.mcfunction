# @timeout soon
assert block ~ ~ ~ air

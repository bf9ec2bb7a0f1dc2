# @uses faulty:never
assert block ~ ~ ~ air

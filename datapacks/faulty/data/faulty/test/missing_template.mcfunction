# @template faulty:nowhere
assert block ~ ~ ~ air

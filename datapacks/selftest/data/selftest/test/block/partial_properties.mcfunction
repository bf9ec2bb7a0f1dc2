# @template selftest:floor
setblock ~ ~1 ~ lever[face=floor,facing=east]
assert block ~ ~1 ~ lever[facing=east]
assert not block ~ ~1 ~ lever[facing=east,powered=true]

# A block without properties has its default state: https://minecraft.wiki/w/Argument_types
# @template selftest:floor
setblock ~ ~1 ~ lever
assert block ~ ~1 ~ lever[face=wall,facing=north,powered=false]

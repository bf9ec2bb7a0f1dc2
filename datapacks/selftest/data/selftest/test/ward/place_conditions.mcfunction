# @structure selftest:floor
assert dimension minecraft:overworld
assert loaded ~ ~ ~
setblock ~ ~1 ~ barrel
assert slots block ~ ~1 ~ container.26
assert not slots block ~ ~1 ~ container.27
assert blocks ~ ~1 ~ ~ ~1 ~ ~ ~1 ~ all

# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~1 ~1 ~ stone
assert run execute if blocks ~ ~1 ~ ~ ~1 ~ ~1 ~1 ~ all
setblock ~1 ~1 ~ dirt
assert not run execute if blocks ~ ~1 ~ ~ ~1 ~ ~1 ~1 ~ all

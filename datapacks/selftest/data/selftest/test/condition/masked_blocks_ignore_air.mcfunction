# masked lets anything stand where the source has air: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~2 ~1 ~ stone
setblock ~3 ~1 ~ dirt
assert run execute if blocks ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ masked
assert not run execute if blocks ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ all

# A poppy breaks when its ground becomes one it does not like.
# https://minecraft.wiki/w/Poppy
# @template selftest:floor
setblock ~2 ~ ~2 dirt
setblock ~2 ~1 ~2 poppy
setblock ~2 ~ ~2 moss_block
assert block ~2 ~1 ~2 poppy
setblock ~2 ~ ~2 stone
assert block ~2 ~1 ~2 air

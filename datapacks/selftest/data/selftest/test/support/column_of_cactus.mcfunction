# A cactus breaks from the ground up, one block a tick.
# https://minecraft.wiki/w/Cactus
# @template selftest:floor
setblock ~2 ~ ~2 sand
fill ~2 ~1 ~2 ~2 ~2 ~2 cactus
setblock ~2 ~ ~2 air
assert block ~2 ~1 ~2 cactus
await delay 1t
assert block ~2 ~1 ~2 air
assert block ~2 ~2 ~2 cactus
await delay 1t
assert block ~2 ~2 ~2 air

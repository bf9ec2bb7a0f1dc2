# Sand without ground falls two ticks after it was set.
# https://minecraft.wiki/w/Falling_Block
# @template selftest:floor
setblock ~2 ~2 ~2 sand
await delay 1t
assert block ~2 ~2 ~2 sand
await delay 1t
assert block ~2 ~2 ~2 air
assert entity @e[type=falling_block,distance=..8]

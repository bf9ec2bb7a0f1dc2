# With power 0 nothing breaks.
# https://minecraft.wiki/w/TNT
# @template selftest:floor
setblock ~3 ~1 ~2 dirt
summon tnt ~2.5 ~1 ~2.5 {fuse:1s,explosion_power:0.0f}
await delay 2t
assert block ~3 ~1 ~2 dirt

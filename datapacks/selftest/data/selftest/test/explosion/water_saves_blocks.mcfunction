# In water it breaks nothing.
# https://minecraft.wiki/w/TNT
# @template selftest:floor
setblock ~2 ~1 ~2 oak_slab[waterlogged=true,type=bottom]
setblock ~3 ~1 ~2 dirt
summon tnt ~2.5 ~1.5 ~2.5 {fuse:1s,explosion_power:1.0f,NoGravity:1b}
await delay 2t
assert block ~3 ~1 ~2 dirt
assert block ~2 ~1 ~2 oak_slab

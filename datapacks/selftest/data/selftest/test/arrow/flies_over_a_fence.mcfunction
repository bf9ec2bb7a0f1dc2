# What is above the cell of a fence does not stop a projectile.
# https://minecraft.wiki/w/Fence
# @template selftest:floor
setblock ~2 ~1 ~2 oak_fence
summon snowball ~0.5 ~2.2 ~2.5 {Tags:["st_fof"],NoGravity:1b,Motion:[0.5d,0d,0d]}
await delay 6t
assert entity @e[tag=st_fof]

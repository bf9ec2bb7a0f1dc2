# setblock strict updates no neighbour: https://minecraft.wiki/w/Commands/setblock
# @template selftest:floor
setblock ~1 ~1 ~1 oak_fence
setblock ~1 ~1 ~2 stone strict
assert block ~1 ~1 ~1 oak_fence[south=false]

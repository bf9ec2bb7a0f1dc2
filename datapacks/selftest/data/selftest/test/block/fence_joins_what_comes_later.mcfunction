# A fence joins the block that is set beside it later: https://minecraft.wiki/w/Fence
# @template selftest:floor
setblock ~1 ~1 ~1 oak_fence
setblock ~1 ~1 ~2 stone
assert block ~1 ~1 ~1 oak_fence[south=true,north=false]
setblock ~1 ~1 ~2 air
assert block ~1 ~1 ~1 oak_fence[south=false]

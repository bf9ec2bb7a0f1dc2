# A fence that is set beside a whole block joins it: https://minecraft.wiki/w/Fence
# @template selftest:floor
setblock ~1 ~1 ~1 stone
setblock ~ ~1 ~1 oak_fence
assert block ~ ~1 ~1 oak_fence[east=true,west=false,north=false,south=false]

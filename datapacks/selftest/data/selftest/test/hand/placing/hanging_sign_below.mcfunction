# Below a whole block its chains hang apart.
# https://minecraft.wiki/w/Hanging_Sign
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~2 ~3 stone
give @s oak_hanging_sign
dummy @s use block ~3 ~2 ~3 down
assert block ~3 ~1 ~3 oak_hanging_sign[attached=false,rotation=8]

# A hook that loses its wall breaks, and lets the other one go.
# https://minecraft.wiki/w/Tripwire_Hook
# @template selftest:floor
setblock ~0 ~1 ~1 stone
setblock ~4 ~1 ~1 stone
setblock ~1 ~1 ~1 tripwire_hook[facing=east]
setblock ~3 ~1 ~1 tripwire_hook[facing=west]
setblock ~2 ~1 ~1 tripwire

setblock ~0 ~1 ~1 air
assert block ~1 ~1 ~1 air
assert block ~3 ~1 ~1 tripwire_hook[attached=false]

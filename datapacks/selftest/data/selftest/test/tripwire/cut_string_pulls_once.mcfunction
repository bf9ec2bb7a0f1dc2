# A string that breaks pulls for ten ticks, then the line is gone.
# https://minecraft.wiki/w/Tripwire_Hook
# @template selftest:floor
setblock ~0 ~1 ~1 stone
setblock ~4 ~1 ~1 stone
setblock ~1 ~1 ~1 tripwire_hook[facing=east]
setblock ~3 ~1 ~1 tripwire_hook[facing=west]
setblock ~2 ~1 ~1 tripwire

setblock ~2 ~1 ~1 air
assert block ~1 ~1 ~1 tripwire_hook[powered=true]
await block ~1 ~1 ~1 tripwire_hook[powered=false,attached=false]

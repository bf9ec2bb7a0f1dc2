# Two hooks that face each other hold the string between them.
# https://minecraft.wiki/w/Tripwire_Hook
# @template selftest:floor
setblock ~0 ~1 ~1 stone
setblock ~4 ~1 ~1 stone
setblock ~1 ~1 ~1 tripwire_hook[facing=east]
setblock ~3 ~1 ~1 tripwire_hook[facing=west]
setblock ~2 ~1 ~1 tripwire

assert block ~1 ~1 ~1 tripwire_hook[attached=true,powered=false]
assert block ~3 ~1 ~1 tripwire_hook[attached=true,powered=false]
assert block ~2 ~1 ~1 tripwire[attached=true]

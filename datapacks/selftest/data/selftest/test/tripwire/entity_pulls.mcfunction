# Whatever comes into the string pulls both hooks.
# https://minecraft.wiki/w/Tripwire_Hook
# @template selftest:floor
setblock ~0 ~1 ~1 stone
setblock ~4 ~1 ~1 stone
setblock ~1 ~1 ~1 tripwire_hook[facing=east]
setblock ~3 ~1 ~1 tripwire_hook[facing=west]
setblock ~2 ~1 ~1 tripwire

summon armor_stand ~2.5 ~1 ~1.5 {Tags:["st_twp"]}
await block ~1 ~1 ~1 tripwire_hook[powered=true]
assert block ~3 ~1 ~1 tripwire_hook[powered=true]
kill @e[tag=st_twp]
await block ~1 ~1 ~1 tripwire_hook[powered=false]

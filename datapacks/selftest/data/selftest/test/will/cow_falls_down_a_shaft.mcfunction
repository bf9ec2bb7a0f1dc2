# A cow in a shaft has nowhere to go but down.
# https://minecraft.wiki/w/Cow, https://minecraft.wiki/w/Entity#Motion_of_entities
# @template selftest:floor
fill ~1 ~1 ~1 ~3 ~4 ~3 stone
fill ~2 ~1 ~2 ~2 ~3 ~2 air
summon cow ~2.5 ~2.5 ~2.5
await delay 20t
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=cow,distance=..0.1]
execute positioned ~2.5 ~1 ~2.5 run kill @e[type=cow,distance=..1]

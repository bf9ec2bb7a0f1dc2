# No sun reaches a zombie below a roof, and shut in it stays where it is.
# https://minecraft.wiki/w/Zombie, https://minecraft.wiki/w/Undead
# @template selftest:floor
fill ~1 ~1 ~1 ~3 ~3 ~3 stone
fill ~2 ~1 ~2 ~2 ~2 ~2 air
setblock ~2 ~1 ~2 stone_pressure_plate
summon zombie ~2.5 ~1 ~2.5 {PersistenceRequired:1b}
await delay 40t
assert block ~2 ~1 ~2 stone_pressure_plate[powered=true]
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=zombie,distance=..0.1,nbt={Health:20f}]
execute positioned ~2.5 ~1 ~2.5 run kill @e[type=zombie,distance=..1]

# An explosion breaks what does not resist, and its items fall out.
# https://minecraft.wiki/w/Explosion
# @template selftest:floor
setblock ~3 ~1 ~2 dirt
summon tnt ~2.5 ~1 ~2.5 {fuse:1s,explosion_power:1.0f}
await delay 2t
assert block ~3 ~1 ~2 air
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:dirt"}}]

# A projectile shatters a decorated pot into its sherds and bricks, and lets its item fall.
# https://minecraft.wiki/w/Decorated_Pot
# @template selftest:floor
setblock ~2 ~1 ~2 decorated_pot{sherds:["minecraft:arms_up_pottery_sherd","minecraft:brick","minecraft:brick","minecraft:brick"],item:{id:"minecraft:apple",count:2}}
summon snowball ~2.5 ~2.4 ~2.5 {Motion:[0d,-0.5d,0d]}
await block ~2 ~1 ~2 air
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:arms_up_pottery_sherd",count:1}}]
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:brick"}}]
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:apple",count:2}}]
assert not entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:decorated_pot"}}]

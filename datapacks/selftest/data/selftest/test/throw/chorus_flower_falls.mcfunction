# A projectile breaks a chorus flower, which drops itself.
# https://minecraft.wiki/w/Chorus_Flower
# @template selftest:floor
setblock ~2 ~0 ~2 end_stone
setblock ~2 ~1 ~2 chorus_flower
summon snowball ~2.5 ~2.4 ~2.5 {Motion:[0d,-0.5d,0d]}
await block ~2 ~1 ~2 air
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:chorus_flower",count:1}}]

# Since 26.3 the sides of a pot are an object of stacks; a side that is left out is a brick.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/component/block.mcdoc
# @template selftest:floor
setblock ~2 ~1 ~2 decorated_pot{sherds:{front:{id:"minecraft:heart_pottery_sherd"},left:{id:"minecraft:skull_pottery_sherd"}}}
summon snowball ~2.5 ~2.4 ~2.5 {Motion:[0d,-0.5d,0d]}
await block ~2 ~1 ~2 air
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:heart_pottery_sherd",count:1}}]
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:skull_pottery_sherd",count:1}}]
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:brick"}}]

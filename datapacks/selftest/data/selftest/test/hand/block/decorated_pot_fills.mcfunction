# One item of a kind after the other.
# https://minecraft.wiki/w/Decorated_Pot
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 decorated_pot
give @s diamond 3
dummy @s use block ~3 ~1 ~3
dummy @s use block ~3 ~1 ~3
assert data block ~3 ~1 ~3 {item:{id:"minecraft:diamond",count:2}}
assert items entity @s hotbar.0 diamond[count=1]

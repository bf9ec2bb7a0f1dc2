# Food is laid on, other things are not.
# https://minecraft.wiki/w/Campfire
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 campfire
give @s potato 2
dummy @s use block ~3 ~1 ~3
assert data block ~3 ~1 ~3 {Items:[{id:"minecraft:potato"}]}
assert items entity @s hotbar.0 potato[count=1]
item replace entity @s hotbar.0 with stick
assert not run dummy @s use block ~3 ~1 ~3

# Lava in a cauldron hurts by 4 as lava does and burns what is dropped in; who stands on top is safe.
# https://minecraft.wiki/w/Cauldron#Holding_lava, https://minecraft.wiki/w/Lava#Damage
# @template selftest:floor
setblock ~1 ~1 ~1 lava_cauldron
setblock ~3 ~1 ~1 lava_cauldron
setblock ~1 ~1 ~3 lava_cauldron
setblock ~3 ~1 ~3 lava_cauldron
summon cow ~1.5 ~1.5 ~1.5 {Tags:["st_lcb_in"],NoAI:1b}
summon chicken ~3.5 ~2 ~1.5 {Tags:["st_lcb_on"],NoAI:1b}
summon item ~1.5 ~1.5 ~3.5 {Tags:["st_lcb_stick"],Item:{id:"minecraft:stick",count:1}}
summon item ~3.5 ~1.5 ~3.5 {Tags:["st_lcb_ingot"],Item:{id:"minecraft:netherite_ingot",count:1}}
await delay 1t
assert data entity @e[tag=st_lcb_in,limit=1] {Health:6.0f}
await delay 9t
assert data entity @e[tag=st_lcb_on,limit=1] {Health:4.0f}
assert not entity @e[tag=st_lcb_stick]
assert entity @e[tag=st_lcb_ingot]
assert block ~1 ~1 ~1 lava_cauldron

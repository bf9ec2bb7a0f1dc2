# Water below would freeze: https://minecraft.wiki/w/Frost_Walker
# @template selftest:floor
# @dummy ~2 ~1 ~2
setblock ~3 ~ ~3 water
item replace entity @s armor.feet with iron_boots[enchantments={frost_walker:2}]
await delay 5t

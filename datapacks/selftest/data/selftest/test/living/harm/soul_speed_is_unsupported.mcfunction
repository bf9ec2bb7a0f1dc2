# Who walks on soul sand would be faster: https://minecraft.wiki/w/Soul_Speed
# @template selftest:floor
# @dummy ~2 ~1 ~2
setblock ~2 ~ ~2 soul_sand
item replace entity @s armor.feet with iron_boots[enchantments={soul_speed:1}]
await delay 10t

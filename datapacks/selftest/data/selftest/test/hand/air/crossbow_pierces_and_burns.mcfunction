# Piercing and Flame go with the arrow; one of a volley's others is for nobody.
# https://minecraft.wiki/w/Piercing
# @template selftest:floor
# @dummy ~1 ~1 ~1
rotate @s 0 -60
give @s crossbow[charged_projectiles=[{id:"minecraft:arrow",components:{"minecraft:intangible_projectile":{}}}],enchantments={"minecraft:piercing":3,"minecraft:flame":1}]
dummy @s use item
assert entity @e[type=arrow,distance=..9,nbt={PierceLevel:3b,pickup:2b,Fire:2000s}]
kill @e[type=arrow,distance=..9]

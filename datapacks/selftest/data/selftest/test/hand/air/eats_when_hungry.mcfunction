# Bread takes 32 ticks and fills five points.
# https://minecraft.wiki/w/Food
# @template selftest:floor
# @dummy ~1 ~1 ~1
effect give @s hunger 1 255
await not data entity @s {foodLevel:20}
effect clear @s
execute store result score #hs_food st run data get entity @s foodLevel
give @s bread 2
dummy @s use item
await items entity @s hotbar.0 bread[count=1]
execute store result score #hs_food2 st run data get entity @s foodLevel
assert score #hs_food2 st > #hs_food st

# Data of players can be read and not changed: https://minecraft.wiki/w/Commands/data
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #dop st run data merge entity @s {Health:5f}
execute store success score #dop2 st run data get entity @s Pos
assert score #dop st matches 0
assert score #dop2 st matches 1

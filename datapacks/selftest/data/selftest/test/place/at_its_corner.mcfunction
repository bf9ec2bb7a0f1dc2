# place template puts the corner of the structure at the place: https://minecraft.wiki/w/Commands/place
# @template selftest:floor
fill ~ ~ ~ ~4 ~ ~4 dirt
execute store success score #aic st run place template selftest:floor ~ ~ ~
assert score #aic st matches 1
assert block ~ ~ ~ smooth_stone
assert block ~4 ~ ~4 smooth_stone

# A turned structure lies on the other side of its corner: https://minecraft.wiki/w/Commands/place
# @template selftest:floor
fill ~ ~ ~ ~4 ~ ~4 dirt
place template selftest:floor ~4 ~ ~4 180
assert block ~ ~ ~ smooth_stone
assert block ~4 ~ ~4 smooth_stone

# setblock above the height limit fails: https://minecraft.wiki/w/Commands/setblock
# @template selftest:floor
execute store success score #oow st run setblock ~ 320 ~ stone
assert score #oow st matches 0

# if blocks gives the number of blocks compared: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~2 ~1 ~ stone
execute store result score #bac st if blocks ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ all
execute store result score #bac2 st if blocks ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ masked
assert score #bac st matches 2
assert score #bac2 st matches 1

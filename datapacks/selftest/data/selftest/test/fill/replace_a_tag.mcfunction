# The filter of replace may be a tag: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
setblock ~ ~1 ~ red_wool
setblock ~1 ~1 ~ blue_wool
execute store result score #rat st run fill ~ ~1 ~ ~2 ~1 ~ glass replace #wool
assert score #rat st matches 2

# keep fills air only: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
setblock ~1 ~1 ~ dirt
execute store result score #kfa st run fill ~ ~1 ~ ~2 ~1 ~ glass keep
assert score #kfa st matches 2
assert block ~1 ~1 ~ dirt

# masked does not copy air: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ stone
fill ~2 ~1 ~ ~3 ~1 ~ dirt
execute store result score #mlo st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ masked
assert score #mlo st matches 1
assert block ~2 ~1 ~ stone
assert block ~3 ~1 ~ dirt

# filtered may name a tag: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ red_wool
setblock ~1 ~1 ~ stone
execute store result score #fin st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ filtered #wool
assert score #fin st matches 1
assert block ~2 ~1 ~ red_wool
assert block ~3 ~1 ~ air

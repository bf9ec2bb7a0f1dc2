# filtered copies one kind only: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~1 ~1 ~ dirt
execute store result score #fco st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ filtered dirt
assert score #fco st matches 1
assert block ~2 ~1 ~ air
assert block ~3 ~1 ~ dirt

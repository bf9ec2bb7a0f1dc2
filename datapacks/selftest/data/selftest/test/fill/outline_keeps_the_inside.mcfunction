# outline leaves the inside as it is: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
setblock ~1 ~1 ~1 dirt
execute store result score #oki st run fill ~ ~ ~ ~2 ~2 ~2 glass outline
assert score #oki st matches 26
assert block ~1 ~1 ~1 dirt

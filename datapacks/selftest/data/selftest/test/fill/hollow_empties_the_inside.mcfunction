# hollow makes the inside air and counts it: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
setblock ~1 ~1 ~1 dirt
execute store result score #hei st run fill ~ ~ ~ ~2 ~2 ~2 glass hollow
assert score #hei st matches 27
assert block ~1 ~1 ~1 air
assert block ~2 ~1 ~1 glass

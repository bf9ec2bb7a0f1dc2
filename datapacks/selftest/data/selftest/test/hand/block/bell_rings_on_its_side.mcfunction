# A bell answers to its sides that swing, below its top.
# https://minecraft.wiki/w/Bell
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 bell[facing=north,attachment=floor]
scoreboard objectives add hs_bell minecraft.custom:minecraft.bell_ring
give @s emerald
dummy @s use block ~3.4 ~1.25 ~3 north
assert score @s hs_bell matches 1
assert not run dummy @s use block ~3 ~1.25 ~3.5 west

# A brown mooshroom eats a flower, which is not simulated; to a red one it is nothing.
# https://minecraft.wiki/w/Mooshroom
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon mooshroom ~3.5 ~1 ~3.5 {NoAI:1b,Type:"red",Tags:["hs_red"]}
give @s poppy
assert not run dummy @s use entity @n[tag=hs_red]
data modify entity @n[tag=hs_red] Type set value "brown"
dummy @s use entity @n[tag=hs_red]

# can_break allows breaking some blocks, also by tag and state.
# https://minecraft.wiki/w/Adventure
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode adventure @s
setblock ~3 ~1 ~3 oak_log[axis=x]
setblock ~3 ~1 ~2 oak_log[axis=y]
give @s iron_axe[can_break=[{blocks:"#minecraft:logs",state:{axis:"x"}}]]
assert not run dummy @s mine ~3 ~1 ~2
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 air
assert block ~3 ~1 ~2 oak_log

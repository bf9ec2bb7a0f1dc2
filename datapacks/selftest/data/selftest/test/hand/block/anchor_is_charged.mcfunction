# Glowstone charges it.
# https://minecraft.wiki/w/Respawn_Anchor
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 respawn_anchor
give @s glowstone 2
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 respawn_anchor[charges=1]
assert items entity @s hotbar.0 glowstone[count=1]

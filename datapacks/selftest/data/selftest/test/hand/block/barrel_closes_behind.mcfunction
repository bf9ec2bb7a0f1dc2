# A barrel closes when its player goes away.
# https://minecraft.wiki/w/Barrel
# @template selftest:floor
# @skyaccess
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 barrel
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 barrel[open=true]
tp @s ~ ~12 ~
await block ~3 ~1 ~3 barrel[open=false]

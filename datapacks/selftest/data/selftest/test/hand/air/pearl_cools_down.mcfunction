# A second pearl has to wait a second.
# https://minecraft.wiki/w/Ender_Pearl
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s ender_pearl 2
dummy @s use item
kill @e[type=ender_pearl,distance=..9]
assert not run dummy @s use item
await delay 20t
dummy @s use item
assert not items entity @s hotbar.0 *
kill @e[type=ender_pearl,distance=..9]

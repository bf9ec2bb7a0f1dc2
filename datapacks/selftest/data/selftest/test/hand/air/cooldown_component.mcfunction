# use_cooldown makes a snowball wait.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s snowball[use_cooldown={seconds:1.0}] 2
dummy @s use item
kill @e[type=snowball,distance=..9]
assert not run dummy @s use item
await delay 20t
assert run dummy @s use item
kill @e[type=snowball,distance=..9]

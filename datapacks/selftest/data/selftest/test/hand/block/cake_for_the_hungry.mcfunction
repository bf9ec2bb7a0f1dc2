# Who is full does not eat a survivor's cake.
# https://minecraft.wiki/w/Cake
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 cake
assert not run dummy @s use block ~3 ~1 ~3
gamemode creative @s
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 cake[bites=1]

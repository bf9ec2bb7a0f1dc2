# The game keeps the cart with the player that rides it.
# https://minecraft.wiki/w/Player.dat_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon minecart ~3.5 ~1 ~1.5 {Tags:["st_vlp"]}
ride @s mount @n[tag=st_vlp]
dummy @s leave
assert not entity @e[tag=st_vlp]

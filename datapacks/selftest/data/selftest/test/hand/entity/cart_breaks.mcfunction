# A blow in creative mode takes a cart away.
# https://minecraft.wiki/w/Minecart
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode creative @s
summon minecart ~3.5 ~1 ~3.5 {Tags:["hs_blow"]}
dummy @s attack @n[tag=hs_blow]
assert not entity @e[tag=hs_blow]

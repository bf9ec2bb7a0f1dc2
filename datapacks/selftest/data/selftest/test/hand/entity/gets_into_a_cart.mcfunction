# A hand gets its player in, unless it sneaks.
# https://minecraft.wiki/w/Minecart
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon minecart ~3.5 ~1 ~3.5 {Tags:["hs_cart"]}
dummy @s sneak true
assert not run dummy @s use entity @n[tag=hs_cart]
dummy @s sneak false
dummy @s use entity @n[tag=hs_cart]
execute on vehicle run assert entity @s[tag=hs_cart]
ride @s dismount
kill @e[tag=hs_cart]

# Beside the cart a player fits only if it crouches. Who leaves the game is put nowhere: it is kept with its cart.
# https://minecraft.wiki/w/Player.dat_format
# @dummy ~1.5 ~1 ~1.5

fill ~ ~ ~ ~2 ~ ~2 stone
fill ~ ~2 ~ ~2 ~2 ~2 stone
setblock ~1 ~2 ~1 air
summon minecart ~1.5 ~1 ~1.5 {Tags:["selftest.low"]}
ride @s mount @e[tag=selftest.low,limit=1]
dummy @s leave
assert not entity @e[tag=selftest.low]

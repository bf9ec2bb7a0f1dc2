# Who rides a cart falls with it: https://minecraft.wiki/w/Damage#Fall_damage
# @template selftest:floor
# @skyaccess
summon minecart ~1.5 ~11 ~1.5 {Tags:["st_l_harm_cart"],Passengers:[{id:"minecraft:pig",NoAI:1b,Tags:["st_l_harm_cart_rider"]}]}
await delay 40t
assert data entity @e[tag=st_l_harm_cart_rider,limit=1] {Health:3.0f}

# An anvil that fell 5.8 blocks costs two points for each of five: https://minecraft.wiki/w/Anvil#Falling_anvils
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @skyaccess
# @timeout 120
await delay 61t
summon falling_block ~1.5 ~6.8 ~1.5 {BlockState:{id:"minecraft:anvil"},HurtEntities:1b,FallHurtAmount:2f,FallHurtMax:40,Tags:["st_l_harm_falling_anvil"]}
await delay 21t
assert data entity @s {Health:10f}

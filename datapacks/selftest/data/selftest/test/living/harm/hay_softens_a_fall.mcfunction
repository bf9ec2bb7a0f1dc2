# On hay a fifth of the harm is left: 2 of 10 points: https://minecraft.wiki/w/Hay_Bale
# @template selftest:floor
# @dummy ~3 ~1 ~3
# @skyaccess
# @timeout 120
setblock ~1 ~1 ~1 hay_block
await delay 61t
tp @s ~1.5 ~15 ~1.5
await data entity @s {Health:18f}

# A ladder takes the fall, and lets down slowly: https://minecraft.wiki/w/Ladder
# @template selftest:floor
# @dummy ~3 ~1 ~3
# @skyaccess
# @timeout 150
setblock ~1 ~1 ~2 stone
setblock ~1 ~1 ~1 ladder[facing=north]
await delay 61t
tp @s ~1.5 ~15 ~1.5
await delay 40t
assert data entity @s {Health:20f,OnGround:1b}

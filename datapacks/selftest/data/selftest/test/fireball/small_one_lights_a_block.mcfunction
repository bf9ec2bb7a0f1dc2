# It sets fire before the face that it strikes: https://minecraft.wiki/w/Fireball
# @template selftest:floor
setblock ~4 ~1 ~2 netherrack
summon small_fireball ~1.5 ~1.5 ~2.5 {Motion:[0.5d,0d,0d]}
await block ~3 ~1 ~2 fire

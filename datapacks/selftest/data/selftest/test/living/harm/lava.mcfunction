# Lava takes four points and sets on fire: https://minecraft.wiki/w/Lava
# @template selftest:floor
fill ~ ~1 ~ ~2 ~1 ~2 glass
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_lava"]}
setblock ~1 ~1 ~1 lava
await delay 1t
assert data entity @e[tag=st_l_harm_lava,limit=1] {Health:16f}
await delay 10t
assert data entity @e[tag=st_l_harm_lava,limit=1] {Health:12f}

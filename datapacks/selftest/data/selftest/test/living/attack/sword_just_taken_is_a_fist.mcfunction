# A sword taken in hand in the same tick does a point: https://github.com/hpfxd/PandaSpigot/pull/153
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_just_taken"]}
await delay 20t
give @s diamond_sword
dummy @s attack @n[tag=st_l_just_taken]
assert data entity @n[tag=st_l_just_taken] {Health:19f}

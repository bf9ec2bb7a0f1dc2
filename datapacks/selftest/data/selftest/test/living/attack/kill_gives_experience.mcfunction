# What a player killed leaves experience, a villager none: https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon husk ~1.5 ~1 ~2.5 {NoAI:1b,Health:1f,Tags:["st_l_attack_kill_gives_experience"],DeathLootTable:"minecraft:empty"}
await delay 20t
item replace entity @s weapon.mainhand with diamond_sword
await delay 20t
dummy @s attack @e[tag=st_l_attack_kill_gives_experience,limit=1]
assert entity @e[type=experience_orb,distance=..8,nbt={Value:3s}]
kill @e[type=experience_orb,distance=..8]

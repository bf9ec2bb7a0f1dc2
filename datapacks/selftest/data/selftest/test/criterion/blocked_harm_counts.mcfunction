# What a shield keeps off counts in tenths of a point: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_block minecraft.custom:minecraft.damage_blocked_by_shield
item replace entity @s weapon.offhand with shield
dummy @s use item
await delay 65t
summon zombie ~1.5 ~1 ~3.5 {Tags:["st_c_zo"],NoAI:1b}
damage @s 6 mob_attack by @n[tag=st_c_zo]
assert score @s st_c_block matches 60
scoreboard objectives remove st_c_block

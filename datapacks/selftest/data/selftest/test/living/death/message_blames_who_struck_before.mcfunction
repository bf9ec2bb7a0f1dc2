# Who struck a player before is named with what killed it: https://minecraft.wiki/w/Death_messages
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @timeout 120
summon husk ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_message_blames"],CustomName:"Bob"}
await delay 61t
damage @s 1 mob_attack by @n[tag=st_l_message_blames]
await delay 12t
damage @s 100 lava
assert chat "tried to swim in lava to escape Bob$"

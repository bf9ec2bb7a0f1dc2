# A killer is named, and the named thing in its hand: https://minecraft.wiki/w/Death_messages
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @timeout 120
summon husk ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_message_killer"],CustomName:"Bob",equipment:{mainhand:{id:"minecraft:stick",components:{"minecraft:custom_name":"Boom"}}}}
await delay 61t
damage @s 100 mob_attack by @n[tag=st_l_message_killer]
assert chat "was slain by Bob using \\[Boom\\]$"

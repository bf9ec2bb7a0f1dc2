tag @s[limit=1] add x

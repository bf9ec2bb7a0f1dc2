# @template selftest:floor
# @dummy ~1 ~1 ~1
summon interaction ~2 ~1 ~2 {Tags:["st_di"]}
dummy @s attack @e[tag=st_di,limit=1]
execute as @e[tag=st_di] on attacker run tag @s add st_hit
assert entity @s[tag=st_hit]

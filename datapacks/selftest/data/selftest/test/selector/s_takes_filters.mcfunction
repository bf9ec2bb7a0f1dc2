# A selector @s that does not fit is nobody: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_stf"]}
execute as @e[tag=st_stf] run assert entity @s[type=marker]
execute as @e[tag=st_stf] run assert not entity @s[type=interaction]

# An entity without a score fits no range: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_msf"]}
assert not entity @e[tag=st_msf,scores={st=..2147483647}]
scoreboard players set @e[tag=st_msf] st 0
assert entity @e[tag=st_msf,scores={st=..2147483647}]

# Any damage makes an end crystal explode: https://minecraft.wiki/w/End_Crystal
# @template selftest:floor
setblock ~2 ~1 ~1 dirt
summon end_crystal ~2.5 ~1 ~2.5 {Tags:["st_ewh"]}
damage @e[tag=st_ewh,limit=1] 1
assert not entity @e[tag=st_ewh]
assert block ~2 ~1 ~1 air

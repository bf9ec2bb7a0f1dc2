# Of dx, dy, dz the missing ones count as 0: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1.5 ~0.5 {Tags:["st_olm"]}
execute positioned ~ ~1 ~ run assert entity @e[tag=st_olm,dx=3]
execute positioned ~ ~ ~ run assert not entity @e[tag=st_olm,dx=3]

# The box of dx, dy, dz ends one block behind its corner: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~1.9 ~1.5 ~0.5 {Tags:["st_vro"]}
execute positioned ~ ~1 ~ run assert entity @e[tag=st_vro,dx=1,dy=0,dz=0]
execute positioned ~ ~1 ~ run assert not entity @e[tag=st_vro,dx=0,dy=0,dz=0]

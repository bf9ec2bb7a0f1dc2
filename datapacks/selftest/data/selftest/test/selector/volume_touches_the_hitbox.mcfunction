# A hitbox that reaches into the volume is enough: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon interaction ~1.1 ~1 ~0.5 {Tags:["st_vth"],width:1f,height:1f}
execute positioned ~ ~1 ~ run assert entity @e[tag=st_vth,dx=0,dy=0,dz=0]

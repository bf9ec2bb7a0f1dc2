# A negative dx goes the other way, and still holds the block of the position: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1.5 ~0.5 {Tags:["st_vtn"]}
summon marker ~2.5 ~1.5 ~0.5 {Tags:["st_vtn"]}
execute positioned ~2 ~1 ~ store result score #vtn st if entity @e[tag=st_vtn,dx=-2,dy=0,dz=0]
assert score #vtn st matches 2

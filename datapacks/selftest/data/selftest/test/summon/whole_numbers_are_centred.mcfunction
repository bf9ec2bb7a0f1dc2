# Whole numbers mean the middle of the block, but not in height: https://minecraft.wiki/w/Coordinates
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_wnc"]}
tp @e[tag=st_wnc] 8 70 8
data modify storage selftest:wnc p set from entity @e[tag=st_wnc,limit=1] Pos
kill @e[tag=st_wnc]
assert data storage selftest:wnc {p:[8.5d,70.0d,8.5d]}

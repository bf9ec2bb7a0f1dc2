# The UUID of an entity cannot be changed by data: https://minecraft.wiki/w/Commands/data
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ust"],UUID:[I;0,0,0,23122]}
data merge entity @e[tag=st_ust,limit=1] {UUID:[I;1,2,3,4]}
assert data entity @e[tag=st_ust,limit=1] {UUID:[I;0,0,0,23122]}

# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ls","st_ls1"]}
summon marker ~3.5 ~1 ~0.5 {Tags:["st_ls","st_ls2"]}
tag @e[tag=st_ls,sort=nearest,limit=1] add st_near
tag @e[tag=st_ls,sort=furthest,limit=1] add st_far
assert entity @e[tag=st_ls1,tag=st_near,tag=!st_far]
assert entity @e[tag=st_ls2,tag=st_far,tag=!st_near]

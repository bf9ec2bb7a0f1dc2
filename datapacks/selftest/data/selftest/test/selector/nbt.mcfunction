# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_nb"],data:{a:1,b:2}}
assert entity @e[tag=st_nb,nbt={data:{a:1}}]
assert entity @e[tag=st_nb,nbt=!{data:{a:2}}]

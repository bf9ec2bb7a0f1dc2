# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_de"],data:{n:4}}
data modify entity @e[tag=st_de,limit=1] data.m set value 9
assert data entity @e[tag=st_de,limit=1] data{n:4,m:9}

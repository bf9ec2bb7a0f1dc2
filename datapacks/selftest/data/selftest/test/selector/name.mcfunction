# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_na"],CustomName:"Anna"}
assert entity @e[tag=st_na,name=Anna]
assert not entity @e[tag=st_na,name=anna]

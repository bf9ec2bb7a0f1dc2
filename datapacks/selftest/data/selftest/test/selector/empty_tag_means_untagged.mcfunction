# tag= without a value keeps entities without tags, tag=! those with one: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {CustomName:"st_etm"}
assert entity @e[name=st_etm,tag=]
assert not entity @e[name=st_etm,tag=!]
tag @e[name=st_etm] add any
assert entity @e[name=st_etm,tag=!]
assert not entity @e[name=st_etm,tag=]

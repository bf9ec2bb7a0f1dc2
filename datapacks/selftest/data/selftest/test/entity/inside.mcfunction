# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_in"]}
summon marker ~0.5 ~60 ~0.5 {Tags:["st_out"]}
assert entity @e[tag=st_in] inside
assert not entity @e[tag=st_out] inside
kill @e[tag=st_out]

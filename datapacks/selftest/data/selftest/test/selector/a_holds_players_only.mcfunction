# The selector @a holds players only: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_aho"]}
assert not entity @a[tag=st_aho]
assert entity @e[tag=st_aho]

# Tags that the data replace do not find the entity any more: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_rtf"]}
data modify entity @e[tag=st_rtf,limit=1] Tags set value ["st_rtf_new"]
assert not entity @e[tag=st_rtf]
assert entity @e[tag=st_rtf_new]

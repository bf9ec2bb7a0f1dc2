# A tag appended to the data is a tag: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tad"]}
data modify entity @e[tag=st_tad,limit=1] Tags append value "st_tad_more"
assert entity @e[tag=st_tad,tag=st_tad_more]

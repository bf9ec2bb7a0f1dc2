# A name with a blank stands in quotes: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_nwb"],CustomName:"Two Words"}
assert entity @e[tag=st_nwb,name="Two Words"]
assert not entity @e[tag=st_nwb,name=!"Two Words"]

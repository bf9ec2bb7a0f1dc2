# A selector in a message becomes the names: https://minecraft.wiki/w/Commands/say
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_sim"],CustomName:"Anna"}
say st meets @e[tag=st_sim] here
assert chat "st meets Anna here$"

# Blanks may stand around the options: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_omb"]}
assert entity @e[ tag = st_omb , type = marker ]

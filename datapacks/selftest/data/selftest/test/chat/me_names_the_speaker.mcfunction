# me puts the name of the speaker before the text: https://minecraft.wiki/w/Commands/me
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_mns"],CustomName:"Anna"}
execute as @e[tag=st_mns] run me st waves
assert chat "^\\* Anna st waves$"

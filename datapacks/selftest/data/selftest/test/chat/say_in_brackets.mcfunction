# say puts the name of the speaker in brackets: https://minecraft.wiki/w/Commands/say
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~0.5 ~1 ~0.5 {Tags:["st_sib"],CustomName:"Anna"}
execute as @e[tag=st_sib] run say st brackets
assert chat "^\\[Anna\\] st brackets$"

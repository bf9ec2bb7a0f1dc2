# align rounds down, also below zero: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_aon"]}
execute positioned -0.25 70.75 -3.5 align xyz run tp @e[tag=st_aon] ~ ~ ~
data modify storage selftest:aon p set from entity @e[tag=st_aon,limit=1] Pos
kill @e[tag=st_aon]
assert data storage selftest:aon {p:[-1.0d,70.0d,-4.0d]}

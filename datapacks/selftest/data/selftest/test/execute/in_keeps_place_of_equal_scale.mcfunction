# in between dimensions of the same scale keeps the coordinates: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ikp"]}
execute in the_end positioned 8.0 70.0 8.0 in overworld run tp @e[tag=st_ikp] ~ ~ ~
data modify storage selftest:ikp p set from entity @e[tag=st_ikp,limit=1] Pos
kill @e[tag=st_ikp]
assert data storage selftest:ikp {p:[8.0d,70.0d,8.0d]}

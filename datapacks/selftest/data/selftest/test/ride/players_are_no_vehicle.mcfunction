# A player cannot be mounted: https://minecraft.wiki/w/Commands/ride
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~3.5 ~1 ~1.5 {Tags:["st_pnv"]}
execute store success score #pnv st run ride @e[tag=st_pnv,limit=1] mount @s
assert score #pnv st matches 0

# tp gives the number of entities: https://minecraft.wiki/w/Commands/teleport
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tce"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_tce"]}
execute store result score #tce st run tp @e[tag=st_tce] ~2.5 ~1 ~2.5
assert score #tce st matches 2

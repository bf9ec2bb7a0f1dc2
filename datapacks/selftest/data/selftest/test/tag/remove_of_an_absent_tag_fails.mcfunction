# A tag that is not there cannot be removed: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_roa"]}
execute store success score #roa st run tag @e[tag=st_roa] remove st_roa_never
execute store success score #roa2 st run tag @e[tag=st_roa] remove st_roa
assert score #roa st matches 0
assert score #roa2 st matches 1

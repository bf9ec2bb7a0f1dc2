# data get of a list gives its length: https://minecraft.wiki/w/Commands/data
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_pht"]}
execute store result score #pht st run data get entity @e[tag=st_pht,limit=1] Pos
assert score #pht st matches 3

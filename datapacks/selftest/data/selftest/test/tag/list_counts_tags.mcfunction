# tag list gives the number of tags: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_lct","b","c"]}
execute store result score #lct st run tag @e[tag=st_lct,limit=1] list
assert score #lct st matches 3

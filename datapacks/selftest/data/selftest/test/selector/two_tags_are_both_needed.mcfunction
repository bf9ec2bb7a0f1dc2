# Two tags are both needed, in either order: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ttb","st_ttb2"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_ttb"]}
execute store result score #ttb st if entity @e[tag=st_ttb,tag=st_ttb2]
execute store result score #ttb2 st if entity @e[tag=st_ttb2,tag=st_ttb]
assert score #ttb st matches 1
assert score #ttb2 st matches 1

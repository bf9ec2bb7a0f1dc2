# tag add counts only entities that did not have it: https://minecraft.wiki/w/Commands/tag
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ctc","st_ctc_new"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_ctc"]}
execute store result score #ctc st run tag @e[tag=st_ctc] add st_ctc_new
assert score #ctc st matches 1

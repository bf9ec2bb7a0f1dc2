# The result is the number of entities.
# https://minecraft.wiki/w/Commands/spreadplayers
# @template selftest:floor
summon marker ~ ~9 ~ {Tags:["st_sce"]}
summon marker ~ ~9 ~ {Tags:["st_sce"]}
execute store result score #sc st run spreadplayers ~2 ~2 0 2 false @e[tag=st_sce]
assert score #sc st matches 2

# Where there is no room the command fails and nobody moves.
# https://minecraft.wiki/w/Commands/spreadplayers
# @template selftest:floor
summon marker ~1.5 ~3 ~1.5 {Tags:["st_stm"]}
summon marker ~1.5 ~3 ~1.5 {Tags:["st_stm"]}
execute store success score #st st run spreadplayers ~ ~ 40 1 false @e[tag=st_stm]
assert score #st st matches 0

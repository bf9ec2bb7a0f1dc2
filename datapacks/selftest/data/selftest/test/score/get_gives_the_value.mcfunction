scoreboard players set #gv st -8
execute store result score #gv2 st run scoreboard players get #gv st
assert score #gv2 st = #gv st

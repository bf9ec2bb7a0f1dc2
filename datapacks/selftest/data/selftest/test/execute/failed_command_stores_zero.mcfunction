scoreboard players set #fcs1 st 7
scoreboard players set #fcs2 st 7
execute store result score #fcs1 st store success score #fcs2 st run kill @e[tag=st_nobody]
assert score #fcs1 st matches 0
assert score #fcs2 st matches 0

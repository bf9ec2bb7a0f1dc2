scoreboard players set #cko st 0
execute if score #cko st matches 0 run scoreboard players add #cko st 1
execute unless score #cko st matches 0 run scoreboard players add #cko st 10
execute if score #cko st matches 0 run scoreboard players add #cko st 100
assert score #cko st matches 11

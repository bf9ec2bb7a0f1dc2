# The five comparisons of scores: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #sc1 st 3
scoreboard players set #sc2 st 4
scoreboard players set #sc3 st 0
execute if score #sc1 st < #sc2 st run scoreboard players add #sc3 st 1
execute if score #sc1 st <= #sc1 st run scoreboard players add #sc3 st 10
execute if score #sc1 st = #sc2 st run scoreboard players add #sc3 st 100
execute if score #sc2 st >= #sc1 st run scoreboard players add #sc3 st 1000
execute if score #sc2 st > #sc2 st run scoreboard players add #sc3 st 10000
assert score #sc3 st matches 1011

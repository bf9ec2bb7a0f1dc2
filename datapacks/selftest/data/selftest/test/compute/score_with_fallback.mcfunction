# A score, or where there is none the fallback.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
scoreboard players reset #pvs st
execute store result score #cw1 st run compute default integer selftest:score_and_seven
assert score #cw1 st matches 107
scoreboard players set #pvs st 5
execute store result score #cw2 st run compute default integer selftest:score_and_seven
assert score #cw2 st matches 12

# A score of the criterion `health` cannot be set.
# https://minecraft.wiki/w/Scoreboard
scoreboard objectives add st_health health
execute store success score #score_read_only_criterion st run scoreboard players set #score_read_only_criterion st_health 5
scoreboard objectives remove st_health
assert score #score_read_only_criterion st matches 0

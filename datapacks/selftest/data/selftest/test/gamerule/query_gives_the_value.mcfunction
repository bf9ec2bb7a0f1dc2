# The result of a query is the value.
# https://minecraft.wiki/w/Game_rule
gamerule players_sleeping_percentage 37
execute store result score #gamerule_query_gives_the_value st run gamerule players_sleeping_percentage
gamerule players_sleeping_percentage 100
assert score #gamerule_query_gives_the_value st matches 37

# A second objective of the same name is refused.
# https://minecraft.wiki/w/Commands/scoreboard
execute store success score #score_same_objective_twice_fails st run scoreboard objectives add st dummy
assert score #score_same_objective_twice_fails st matches 0

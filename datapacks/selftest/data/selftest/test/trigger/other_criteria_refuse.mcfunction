# Only an objective of the criterion trigger can be triggered: https://minecraft.wiki/w/Commands/trigger
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #tor st run trigger st
execute store success score #tor2 st run scoreboard players enable @s st
assert score #tor st matches 0
assert score #tor2 st matches 0

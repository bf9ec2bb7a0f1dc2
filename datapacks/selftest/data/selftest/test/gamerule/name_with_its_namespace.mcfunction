# A rule can be named with its namespace.
# https://github.com/misode/technical-changes/blob/main/1.21.11/25w44a.md
gamerule minecraft:drowning_damage false
execute store result score #gamerule_name_with_its_namespace st run gamerule drowning_damage
gamerule drowning_damage true
assert score #gamerule_name_with_its_namespace st matches 0

# A rule that is true or false takes no number.
# https://minecraft.wiki/w/Game_rule
execute store success score #gamerule_number_for_a_truth st run function selftest:language/run {command:"gamerule fall_damage 1"}
assert score #gamerule_number_for_a_truth st matches 0

# A rule that is set in one dimension holds in each.
# https://minecraft.wiki/w/Game_rule
execute in the_nether run gamerule fire_damage false
execute in the_end store result score #gamerule_is_of_all_dimensions st run gamerule fire_damage
gamerule fire_damage true
assert score #gamerule_is_of_all_dimensions st matches 0

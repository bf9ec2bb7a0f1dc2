# It is counted though it does nothing.
# https://minecraft.wiki/w/Carrot_on_a_Stick
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_carrot minecraft.used:minecraft.carrot_on_a_stick
give @s carrot_on_a_stick
assert not run dummy @s use item
assert score @s hs_carrot matches 1

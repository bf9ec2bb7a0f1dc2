# leave_game counts who goes: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_left minecraft.custom:minecraft.leave_game
execute positioned ~3.5 ~1 ~0.5 run dummy StClcAnna spawn
dummy StClcAnna leave
assert score StClcAnna st_c_left matches 1
scoreboard objectives remove st_c_left

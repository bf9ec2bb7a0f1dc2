tag @s add st_sparked

tag @s add st_marked

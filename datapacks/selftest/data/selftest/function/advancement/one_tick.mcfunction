scoreboard players add @s st 1
tag @s add st_adv_got

scoreboard players set #macro_bad_line st 1
$scoreboard players set #macro_bad_line st $(n)

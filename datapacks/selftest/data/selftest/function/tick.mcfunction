scoreboard players add #tick st 1

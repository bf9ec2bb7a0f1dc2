scoreboard players operation #a st ** #b st

# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives list
scoreboard objectives add a dummy
scoreboard objectives add b minecraft.mined:minecraft.stone {"text":"Stones"}
scoreboard objectives add a dummy
scoreboard objectives add c dumy
scoreboard objectives list
scoreboard objectives setdisplay sidebar a
scoreboard objectives setdisplay sidebar a
scoreboard objectives setdisplay sidebar
scoreboard objectives setdisplay sidebar
scoreboard objectives setdisplay side a
scoreboard objectives modify a displayname "Other"
scoreboard objectives modify a rendertype hearts
scoreboard objectives modify gone rendertype hearts
scoreboard objectives remove a
scoreboard objectives remove a

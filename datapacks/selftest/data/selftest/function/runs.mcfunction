return run scoreboard players get #runs st

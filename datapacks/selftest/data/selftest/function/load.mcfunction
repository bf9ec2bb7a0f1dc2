scoreboard objectives add st dummy

scoreboard objectives remove demo

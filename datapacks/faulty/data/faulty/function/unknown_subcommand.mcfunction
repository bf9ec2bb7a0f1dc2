scoreboard player set #a st 1

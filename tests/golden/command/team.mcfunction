# https://minecraft.wiki/w/Commands/team
team list
team add red
team add red
team add blue {text:"The Blue"}
team list
team join red a
team join red b
team join blue b
team join gone a
team list red
team list blue
team join red
team leave b
team leave b
team list blue
team empty blue
team empty red
team modify red color red
team modify red color red
team modify red color reset
team modify red color orange
team modify red friendlyFire true
team modify red friendlyFire false
team modify red seeFriendlyInvisibles false
team modify red collisionRule pushOwnTeam
team modify red collisionRule pushOwnTeam
team modify red nametagVisibility hideForOtherTeams
team modify red deathMessageVisibility never
team modify red displayName "red"
team modify red displayName "Red"
team modify red prefix "["
team modify red prefix "["
team modify red suffix {text:"]",color:"gold"}
team modify gone suffix "]"
team remove red
team remove red
team join blue *
team list blue

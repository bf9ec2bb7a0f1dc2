gamerule disableRaids true

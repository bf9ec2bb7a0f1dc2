gamerule keep_inventry true

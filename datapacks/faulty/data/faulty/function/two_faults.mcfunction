say before
give @s
say between
kill @e[type=markr]

scoreboard players add @s st 1
advancement revoke @s only selftest:takes_itself

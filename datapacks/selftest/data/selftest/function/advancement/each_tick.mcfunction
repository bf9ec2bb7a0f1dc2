# The reward takes the advancement away, so that it fires in the next tick again.
scoreboard players add @s st 1
advancement revoke @s only selftest:each_tick

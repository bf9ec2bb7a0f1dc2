# The blow is over: it has taken its health.
execute store result score @s st run data get entity @n[tag=st_ars] Health

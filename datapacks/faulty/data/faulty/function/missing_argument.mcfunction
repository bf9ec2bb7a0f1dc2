setblock ~ ~ ~

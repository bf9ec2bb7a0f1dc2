setblock ~ ~ ~ minecraft:lever[powred=true]

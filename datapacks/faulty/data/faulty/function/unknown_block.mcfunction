setblock ~ ~ ~ minecraft:stnoe

fill ~ ~ ~ ~ ~ ~ minecraft:stone hollw

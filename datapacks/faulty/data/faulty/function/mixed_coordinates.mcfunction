setblock ~ ^ ~ minecraft:stone

# Names and ranges of 26.x, each bare and prefixed: https://minecraft.wiki/w/Commands/gamerule
gamerule random_tick_speed
gamerule random_tick_speed 7
gamerule minecraft:random_tick_speed
gamerule minecraft:keep_inventory true
gamerule keep_inventory
gamerule keep_inventory false
gamerule max_block_modifications 0
gamerule max_snow_accumulation_height 9
gamerule keep_inventory 1
gamerule randomTickSpeed

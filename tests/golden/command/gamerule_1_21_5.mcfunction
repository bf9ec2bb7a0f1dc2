# version 1.21.5
# Old names, some with the opposite meaning: https://minecraft.wiki/w/Game_rule
gamerule randomTickSpeed
gamerule disableRaids
gamerule disableRaids true
gamerule disableRaids
gamerule doDaylightCycle false
gamerule doDaylightCycle
gamerule random_tick_speed
gamerule minecraft:randomTickSpeed

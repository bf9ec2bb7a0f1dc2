# version 1.21.5
# The limit has an older name there: https://minecraft.wiki/w/Commands/fillbiome
gamerule commandModificationBlockLimit 4
fillbiome 0 0 0 7 3 3 minecraft:swamp
gamerule commandModificationBlockLimit 1000
fillbiome 0 0 0 3 3 3 minecraft:swamp

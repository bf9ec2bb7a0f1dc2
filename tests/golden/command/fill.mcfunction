# The result is the number of changed blocks: https://minecraft.wiki/w/Commands/fill
fill 0 100 0 2 102 2 stone
fill 0 100 0 2 102 2 stone
fill 2 102 2 0 100 0 glass outline
fill 0 100 0 2 102 2 dirt replace stone
fill 0 100 0 2 102 2 dirt replace stone
fill 0 100 0 2 102 2 stone hollow
fill 0 100 0 2 102 2 dirt keep
fill 0 100 0 0 100 1 oak_slab[type=top]
fill 0 100 0 2 102 2 stone replace oak_slab[type=bottom]
fill 0 100 0 2 102 2 stone replace #minecraft:slabs[type=top]
fill 0 100 0 2 102 2 glass replace dirt strict
fill 0 200 0 1 200 0 air destroy
fill 0 100 0 31 131 32 stone
gamerule max_block_modifications 4
fill 0 200 0 4 200 0 stone
fill 0 200 0 3 200 0 stone
fill 0 320 0 0 320 0 stone
fill 0 100 0 1 100 0 stone replace #no:tag
fill 0 100 0 1 100 0 stone replace chest{}

# A structure block in mode `load` pastes its structure when power comes.
# https://minecraft.wiki/w/Structure_Block
# @template selftest:floor
setblock ~ ~1 ~ structure_block[mode=load]{mode:"LOAD",name:"selftest:floor",posX:0,posY:1,posZ:0}
setblock ~1 ~1 ~ redstone_block
assert block ~ ~2 ~ smooth_stone
assert block ~4 ~2 ~4 smooth_stone

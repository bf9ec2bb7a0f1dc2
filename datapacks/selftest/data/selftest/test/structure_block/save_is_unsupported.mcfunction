# Saving on power is not simulated.
# https://minecraft.wiki/w/Structure_Block
# @template selftest:floor
setblock ~ ~1 ~ structure_block[mode=save]{mode:"SAVE",name:"selftest:mine"}
setblock ~1 ~1 ~ redstone_block

# A structure block in mode `corner` does nothing under power.
# https://minecraft.wiki/w/Structure_Block
# @template selftest:floor
setblock ~ ~1 ~ structure_block[mode=corner]{mode:"CORNER",name:"selftest:mine"}
setblock ~1 ~1 ~ redstone_block
await delay 3t
assert block ~ ~1 ~ structure_block[mode=corner]

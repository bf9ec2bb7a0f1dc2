# The copper below a struck rod is as new: https://minecraft.wiki/w/Oxidation
# @template selftest:floor
setblock ~2 ~ ~2 oxidized_copper
setblock ~2 ~1 ~2 lightning_rod
summon lightning_bolt ~2.5 ~2 ~2.5
await block ~2 ~ ~2 copper_block

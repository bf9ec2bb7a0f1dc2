# A torch gives 14, one less with each block; shut in it is dark: https://minecraft.wiki/w/Light
# @template selftest:floor
fill ~ ~ ~ ~4 ~4 ~4 stone hollow
execute positioned ~2 ~2 ~2 run assert predicate selftest:dark
setblock ~1 ~1 ~2 torch
execute positioned ~2 ~1 ~2 run assert predicate selftest:lit_by_a_torch
execute positioned ~2 ~2 ~2 run assert not predicate selftest:lit_by_a_torch
execute positioned ~2 ~2 ~2 run assert not predicate selftest:dark

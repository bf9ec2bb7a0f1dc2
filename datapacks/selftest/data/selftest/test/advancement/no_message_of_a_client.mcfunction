# any_block_use comes with a client's message, which a dummy does not send: https://github.com/Gamemode4Dev/GM4_Datapacks/tree/master/gm4_blossoming_pots
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~3 ~1 ~3 lever[face=floor]
dummy @s use block ~3 ~1 ~3
assert entity @s[advancements={selftest:used_any=false}]

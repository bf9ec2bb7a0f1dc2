# A scale may be negative.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #storage_negative_scale st 6
execute store result storage selftest:storage/negative_scale v double -0.25 run scoreboard players get #storage_negative_scale st
assert data storage selftest:storage/negative_scale {v:-1.5d}

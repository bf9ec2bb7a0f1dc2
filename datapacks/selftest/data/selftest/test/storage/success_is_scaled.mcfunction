# A success is 1, times the scale.
# https://minecraft.wiki/w/Commands/execute
execute store success storage selftest:storage/success_is_scaled v int 8 run scoreboard players set #storage_success_is_scaled st 3
assert data storage selftest:storage/success_is_scaled {v:8}

# A score survives the way through a storage.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #storage_moves_a_score_to_and_fro st -2147483648
execute store result storage selftest:storage/moves_a_score_to_and_fro v int 1 run scoreboard players get #storage_moves_a_score_to_and_fro st
execute store result score #storage_moves_a_score_to_and_fro_back st run data get storage selftest:storage/moves_a_score_to_and_fro v
assert score #storage_moves_a_score_to_and_fro_back st = #storage_moves_a_score_to_and_fro st

# What does not reach its command stores nothing: the score stays.
# https://github.com/sandstone-mc/sandstone/pull/57
scoreboard players set #store_kept st 7
execute store success score #store_kept st if score #no_such_score st matches 1 run say hi
assert score #store_kept st matches 7
# Without a command the condition itself is what is stored.
execute store success score #store_kept st if score #no_such_score st matches 1
assert score #store_kept st matches 0

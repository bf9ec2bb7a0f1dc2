# 40000 as a short is -25536.
# https://minecraft.wiki/w/Commands/execute
scoreboard players set #storage_short_wraps st 40000
execute store result storage selftest:storage/short_wraps v short 1 run scoreboard players get #storage_short_wraps st
assert data storage selftest:storage/short_wraps {v:-25536s}

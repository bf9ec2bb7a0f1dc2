# `store` writes to all that match.
# https://minecraft.wiki/w/Commands/execute
data modify storage selftest:storage/store_in_every_element l set value [{n:1},{n:2}]
scoreboard players set #storage_store_in_every_element st 6
execute store result storage selftest:storage/store_in_every_element l[].n int 1 run scoreboard players get #storage_store_in_every_element st
assert data storage selftest:storage/store_in_every_element {l:[{n:6},{n:6}]}

# run execute goes on with the same context: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute positioned ~2 ~1 ~ run execute positioned ~ ~ ~1 run setblock ~ ~ ~ glass
assert block ~2 ~1 ~1 glass

# store makes the compounds on its path: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute store success storage selftest:mtp a.b.c byte 1 run scoreboard players set #mtp st 3
assert data storage selftest:mtp {a:{b:{c:1b}}}

# store block writes into a block entity: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
setblock ~ ~1 ~ comparator
scoreboard players set #iab st 5
execute store result block ~ ~1 ~ OutputSignal int 1 run scoreboard players get #iab st
assert data block ~ ~1 ~ {OutputSignal:5}

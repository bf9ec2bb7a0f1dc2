# Where a block has no data neither if data nor unless data goes on: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #nbe st 0
execute if data block ~ ~1 ~ Items run scoreboard players add #nbe st 1
execute unless data block ~ ~1 ~ Items run scoreboard players add #nbe st 10
assert score #nbe st matches 0

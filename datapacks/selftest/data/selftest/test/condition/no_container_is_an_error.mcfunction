# Where there is no container neither if items nor unless items goes on: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #noct st 0
execute if items block ~ ~1 ~ container.0 * run scoreboard players add #noct st 1
execute unless items block ~ ~1 ~ container.0 * run scoreboard players add #noct st 10
assert score #noct st matches 0

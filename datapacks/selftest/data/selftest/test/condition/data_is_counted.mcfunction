# if data gives the number of matches: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
data modify storage selftest:dic l set value [{n:1},{n:2},{n:1}]
execute store result score #dic st if data storage selftest:dic l[]
execute store result score #dic2 st if data storage selftest:dic l[{n:1}]
assert score #dic st matches 3
assert score #dic2 st matches 2

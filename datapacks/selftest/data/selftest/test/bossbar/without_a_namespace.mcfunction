# A bossbar without a namespace is one of minecraft: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
bossbar add st_bwn "x"
execute store success score #bwn st run bossbar get minecraft:st_bwn max
bossbar remove minecraft:st_bwn
assert score #bwn st matches 1

# get players gives the number of its players: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
bossbar add selftest:bpc "x"
bossbar set selftest:bpc players @s
execute store result score #bpc st run bossbar get selftest:bpc players
bossbar set selftest:bpc players
execute store result score #bpc2 st run bossbar get selftest:bpc players
bossbar remove selftest:bpc
assert score #bpc st matches 1
assert score #bpc2 st matches 0

# A second bossbar of the same name is refused: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
execute store success score #bsn st run bossbar add selftest:bsn "x"
execute store success score #bsn2 st run bossbar add selftest:bsn "y"
bossbar remove selftest:bsn
assert score #bsn st matches 1
assert score #bsn2 st matches 0

# A value that is set already cannot be set: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
bossbar add selftest:svf "x"
execute store success score #svf st run bossbar set selftest:svf value 40
execute store success score #svf2 st run bossbar set selftest:svf value 40
bossbar remove selftest:svf
assert score #svf st matches 1
assert score #svf2 st matches 0

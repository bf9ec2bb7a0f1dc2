# get reads what set has set: https://minecraft.wiki/w/Commands/bossbar
# @template selftest:floor
bossbar add selftest:gws "x"
execute store result score #gws st run bossbar get selftest:gws max
bossbar set selftest:gws value 40
execute store result score #gws2 st run bossbar get selftest:gws value
execute store result score #gws3 st run bossbar get selftest:gws visible
bossbar remove selftest:gws
assert score #gws st matches 100
assert score #gws2 st matches 40
assert score #gws3 st matches 1

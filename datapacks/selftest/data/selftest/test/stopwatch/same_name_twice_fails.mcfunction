# A second stopwatch of the same name is refused: https://minecraft.wiki/w/Commands/stopwatch
# @template selftest:floor
execute store success score #swt st run stopwatch create selftest:swt
execute store success score #swt2 st run stopwatch create selftest:swt
execute store success score #swt3 st run stopwatch remove selftest:swt
execute store success score #swt4 st run stopwatch remove selftest:swt
assert score #swt st matches 1
assert score #swt2 st matches 0
assert score #swt3 st matches 1
assert score #swt4 st matches 0

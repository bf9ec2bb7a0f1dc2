# A new stopwatch is below one second: https://minecraft.wiki/w/Commands/stopwatch
# @template selftest:floor
stopwatch create selftest:saz
execute store success score #saz st if stopwatch selftest:saz ..0.9
execute store success score #saz2 st if stopwatch selftest:saz 1..
stopwatch remove selftest:saz
assert score #saz st matches 1
assert score #saz2 st matches 0

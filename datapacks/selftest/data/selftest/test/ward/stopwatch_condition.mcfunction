# assert stopwatch asks for the seconds of a stopwatch: https://github.com/mcbookshelf/ward
# @template selftest:floor
stopwatch create selftest:wsc
assert stopwatch selftest:wsc ..0.9
assert not stopwatch selftest:wsc 1..
stopwatch remove selftest:wsc

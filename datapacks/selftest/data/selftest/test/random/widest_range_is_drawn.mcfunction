# 2147483647 values are the most, in spite of the number in the message.
# https://github.com/mcbookshelf/bookshelf (bs.random, test choice)
execute store success score #random_widest st run random value 0..2147483646
assert score #random_widest st matches 1
execute store success score #random_widest_from_one st run random value 1..2147483647
assert score #random_widest_from_one st matches 1

# The directive dimension names where the test stands: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @dimension minecraft:the_nether
assert dimension minecraft:the_nether
assert block ~ ~ ~ smooth_stone

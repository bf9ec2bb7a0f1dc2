# not turns dimension, biome and blocks round: https://github.com/mcbookshelf/ward
# @template selftest:floor
setblock ~ ~1 ~ stone
assert not dimension minecraft:the_end
assert not blocks ~ ~1 ~ ~ ~1 ~ ~1 ~1 ~ all

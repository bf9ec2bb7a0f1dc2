# Nothing of a template stays at an integrity of 0.
# https://minecraft.wiki/w/Structure_Block
# @template selftest:floor
setblock ~ ~1 ~ gold_block
place template selftest:floor ~ ~1 ~ none none 0.0 5
assert block ~ ~1 ~ gold_block

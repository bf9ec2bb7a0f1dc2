# What is prepended last stands first.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/prepend_turns_the_order l prepend value "a"
data modify storage selftest:list/prepend_turns_the_order l prepend value "b"
data modify storage selftest:list/prepend_turns_the_order v set from storage selftest:list/prepend_turns_the_order l[0]
assert data storage selftest:list/prepend_turns_the_order {v:"b"}

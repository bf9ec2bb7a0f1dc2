# announce_to_chat can be off: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:untold
assert not chat "St Untold"

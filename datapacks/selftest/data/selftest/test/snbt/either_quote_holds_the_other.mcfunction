# Within one kind of quotes the other is a character.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/either_quote_holds_the_other v set value 'a"b'
assert data storage selftest:snbt/either_quote_holds_the_other {v:"a\"b"}

# A book is laid on.
# https://minecraft.wiki/w/Lectern
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 lectern
give @s writable_book[writable_book_content={pages:["a","b"]}]
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 lectern[has_book=true]
assert data block ~3 ~1 ~3 Book
assert not items entity @s hotbar.0 *

# A comparator reads how far the book is open.
# https://minecraft.wiki/w/Lectern
# @template selftest:floor
setblock ~1 ~1 ~2 lectern[has_book=true]{Book:{id:"minecraft:writable_book",count:1,components:{"minecraft:writable_book_content":{pages:["a","b","c"]}}},Page:1}
setblock ~2 ~1 ~2 comparator[facing=west]
setblock ~3 ~1 ~2 stone
await data block ~2 ~1 ~2 {OutputSignal:8}

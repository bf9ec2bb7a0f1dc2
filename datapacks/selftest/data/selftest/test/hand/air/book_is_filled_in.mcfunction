# A written book that is opened for the first time fills in its pages, as its reader.
# https://minecraft.wiki/w/Written_Book
# @template selftest:floor
# @dummy ~2 ~1 ~2
scoreboard players set @s st 41
item replace entity @s weapon.mainhand with written_book[written_book_content={title:"t",author:"a",pages:[{score:{name:"@s",objective:"st"}},"plain"]}]
dummy @s use item
assert data entity @s SelectedItem.components."minecraft:written_book_content"{resolved:1b,pages:[{raw:"41"},{raw:"plain"}]}
scoreboard players set @s st 42
dummy @s use item
assert data entity @s SelectedItem.components."minecraft:written_book_content"{pages:[{raw:"41"},{raw:"plain"}]}

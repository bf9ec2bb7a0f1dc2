# A modifier that comes to itself again leaves the item there: https://minecraft.wiki/w/Item_modifier
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick
item modify entity @s weapon selftest:names_itself
assert items entity @s weapon stick[count=2]

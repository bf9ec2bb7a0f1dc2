# A text is filled in for the entity that the function names.
# https://minecraft.wiki/w/Item_modifier#set_name
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with egg
scoreboard players set #imr st 42
item modify block ~ ~1 ~ container.0 {type:"set_name",entity:"this",name:{score:{name:"#imr",objective:"st"}}}
assert items block ~ ~1 ~ container.0 egg[custom_name="42"]

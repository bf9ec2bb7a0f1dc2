# Half of the durability is left: 780 of 1,561.
# https://minecraft.wiki/w/Item_modifier#set_damage
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with diamond_sword
item modify block ~ ~1 ~ container.0 selftest:half_worn
assert items block ~ ~1 ~ container.0 diamond_sword[damage=780]

# Whether it fits does not matter where the function says so.
# https://minecraft.wiki/w/Item_modifier#enchant_randomly
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with stick
item modify block ~ ~1 ~ container.0 {type:enchant_randomly,options:"minecraft:mending",only_compatible:false}
assert items block ~ ~1 ~ container.0 stick[enchantments={mending:1}]

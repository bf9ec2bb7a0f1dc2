# A pack's enchantment is drawn from its tag.
# https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with stick
item modify block ~ ~1 ~ container.0 {type:enchant_with_levels,levels:1,options:"#selftest:thrifty"}
assert items block ~ ~1 ~ container.0 stick[enchantments={}]

# One of the options that fit.
# https://minecraft.wiki/w/Item_modifier#enchant_randomly
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with bow
item modify block ~ ~1 ~ container.0 {type:enchant_randomly,options:["minecraft:mending","minecraft:sharpness"]}
assert items block ~ ~1 ~ container.0 bow[enchantments={mending:1}]

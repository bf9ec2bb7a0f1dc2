# A horn gets an instrument.
# https://minecraft.wiki/w/Item_modifier#set_instrument
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with goat_horn
item modify block ~ ~1 ~ container.0 {type:set_instrument,options:"seek_goat_horn"}
assert items block ~ ~1 ~ container.0 goat_horn[instrument="minecraft:seek_goat_horn"]

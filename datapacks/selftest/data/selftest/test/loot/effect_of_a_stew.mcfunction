# A stew gets an effect, in seconds.
# https://minecraft.wiki/w/Item_modifier#set_stew_effect
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with suspicious_stew
item modify block ~ ~1 ~ container.0 {type:set_stew_effect,effects:[{type:"minecraft:speed",duration:4}]}
assert items block ~ ~1 ~ container.0 suspicious_stew[suspicious_stew_effects=[{id:"minecraft:speed",duration:80}]]

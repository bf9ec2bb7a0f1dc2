# A firework star gets a shape and a colour.
# https://minecraft.wiki/w/Item_modifier#set_firework_explosion
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with firework_star
item modify block ~ ~1 ~ container.0 {type:set_firework_explosion,shape:star,colors:[255],twinkle:true}
assert items block ~ ~1 ~ container.0 firework_star[firework_explosion={shape:"star",colors:[255],has_twinkle:true}]

# y_rotation= may go from positive over 180 to negative: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_yro"],Rotation:[-175f,0f]}
assert entity @e[tag=st_yro,y_rotation=170..-170]
assert not entity @e[tag=st_yro,y_rotation=-170..170]

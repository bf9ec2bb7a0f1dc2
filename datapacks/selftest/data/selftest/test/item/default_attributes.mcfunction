# A sword of iron adds five of damage and takes 2.4 of speed.
# https://minecraft.wiki/w/Attribute#Modifiers
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s iron_sword
execute store result score #ida st run data get storage selftest:none x
assert items entity @s hotbar.0 *[attribute_modifiers=[{type:"attack_damage",id:"base_attack_damage",amount:5.0d,operation:"add_value",slot:"mainhand"},{type:"attack_speed",id:"base_attack_speed",amount:-2.4000000953674316d,operation:"add_value",slot:"mainhand"}]]

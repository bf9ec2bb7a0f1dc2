# A dye colours the text; wax ends that.
# https://minecraft.wiki/w/Sign
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_sign[rotation=6]{front_text:{messages:["a","","",""]}}
give @s red_dye 2
dummy @s use block ~3 ~1 ~3
assert data block ~3 ~1 ~3 {front_text:{color:"red"}}
assert items entity @s hotbar.0 red_dye[count=1]
item replace entity @s hotbar.0 with honeycomb
dummy @s use block ~3 ~1 ~3
assert data block ~3 ~1 ~3 {is_waxed:1b}
item replace entity @s hotbar.0 with blue_dye
dummy @s use block ~3 ~1 ~3
assert data block ~3 ~1 ~3 {front_text:{color:"red"}}
